# What the house says: lobbies, tables, settings, help.
language-name = English
computer-name = Automaton
computer-good = plays well
computer-random = plays at random

# Clocks: time for one answer.
clock-live = live, 10 minutes an answer
clock-day = a day an answer
clock-slow = slow, 3 days an answer
clock-none = no clock

# Titles.
table-title = { $game } · { $mode }
table-heading = ## { $title }
    -# Round { $round } · match { $match }
thread-name = { $game }: { $players }
opening-note = **{ $game }** begins: { $players }. Good luck!
    -# The dice are sealed. SHA-256 of their seed: `{ $commitment }`; the seed itself is shown at the end.

# The table.
table-thinking = -# The computers are thinking …
table-asked = ### { $players }: you are asked. Open **My hand** to answer.
table-question = ### { $players }
    { $question }
table-offer = ### Offer to { $players }
    { $offer }
table-hand = My hand
table-present = To the present question
hand-title = ## Your hand
hand-of = { $player }’s hand
page-title = ## { $title }
page-look = Look at …
hand-nothing = -# Nothing is asked of you at the moment.
prompt-choose = Choose …
prompt-choose-some = Choose one or more …
prompt-number = A number from { $min } to { $max }
prompt-confirm = { $count ->
    [0] Confirm: none
   *[other] Confirm: { $count }
}
prompt-send = Send
prompt-reset = Start again
prompt-page = Page { $page } of { $pages }
prompt-more = More …
prompt-odds = { $label } ({ $percent })
prompt-cost = Cost: { $cost }
prompt-detail = **{ $label }**: { $detail }
prompt-budget = Spent: { $spent } of { $budget }
prompt-how-many = To confirm, choose { $range }.
prompt-range-exact = exactly { $min }
prompt-range-most = at most { $max }
prompt-range = { $min } to { $max }

# Standing answers.
standing-title = ## Standing answers
    -# They answer for you in this match until you change them.
standing-open = Standing answers
standing-back = Back to my hand
standing-pass-phase = Pass for this phase
standing-pass-turn = Pass for this turn
standing-ask-again = Ask me again
standing-when = In other players’ turns
standing-when-always = Always ask me
standing-when-attacked = Ask me only when I am attacked
standing-ask = { $policy }: ask me
standing-policy = { $policy }: { $choice }

# Mentions.
mention-asked = { $players }: you are asked. [To the table]({ $link })
mention-offer = { $players }: { $by } has an offer for you. [To the table]({ $link })
mention-reminder = { $players }: your time is running out. [To the table]({ $link })

# The end.
result-won = { $count ->
    [one] **{ $players }** wins! { $reason }
   *[other] **{ $players }** win! { $reason }
}
result-draw = A draw! { $reason }
result-line = { $place }. { $player }: { $score }
result-proof = -# Every roll can be checked: the file below holds the whole match with its seed, and `python -m engine verify` recomputes it.
    -# SHA-256 of the seed, published at the start: `{ $commitment }`
    -# The seed, secret until now: `{ $seed }`
    -# SHA-256 of the file: `{ $sha }`
match-set-aside = The match `{ $match }` could not be read and was set aside. Nothing else is affected. Please tell the person who runs this bot.

# The lobby.
lobby-heading = ## { $title }
    { $about }
lobby-count = { $span ->
    [fixed] **{ $count } of { $max } players**
   *[range] **{ $count } of { $min }–{ $max } players**
}
lobby-seat = • { $name }{ $owner }{ $chosen ->
    [none] {""}
   *[other] {" "}– { $chosen }
}
lobby-team = team { $team }
lobby-sides = Change sides
lobby-owner-mark = {" "}👑
lobby-computer = { $name } ({ $level })
lobby-random = random
lobby-clock = Clock: { $clock }
lobby-option = { $name }: { $value }
lobby-invited = { $players }: you are invited!
lobby-started = ✅ The match has started in its thread below.
lobby-cancelled = ✖ This table was cancelled.
lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add a computer
lobby-remove-computer = Remove a computer
lobby-start = Start
lobby-cancel = Cancel
lobby-choose = Choose: { $what }
lobby-settings = Settings
lobby-word = My word for the dice
lobby-choose-title = ### What do you play?
lobby-settings-title = ### Settings of this table
lobby-mode = Mode
lobby-clock-choose = Time for one answer
lobby-computer-title = ### Which computer player?
lobby-word-title = A word for the dice
lobby-word-label = Any word
lobby-word-why = It goes into the seed of the dice, so that nobody can choose them.
lobby-changed = ✅ Done.

# Matches.
matches-none = You have no running match here. Open one with **/play**.
matches-title = { $count ->
    [one] ## Your match
   *[other] ## Your { $count } matches
}
matches-name = **{ $game }** · { $players } · { $thread }
matches-line = { $waits ->
    [yes] 🔔 { $what } – **waits for you**
   *[other] ▫️ { $what }
}
matches-more = … and { $count } more.
matches-go = { $game } { $match }
matches-choice = { $game }: { $players } ({ $match })
resign-sure = Give up this match? This cannot be undone.
resign-yes = Yes, give up
resign-no = No, play on
resign-stayed = You play on.
resign-done = You gave up the match.

# Settings.
settings-server-title = ## Settings of this server
settings-mine-title = ## My settings
settings-language = Language
settings-language-auto = Language: as in Discord
settings-hosts = Who may open tables
settings-hosts-everyone = Everybody may open tables
settings-hosts-managers = Only managers of the server may open tables
settings-clock = Usual clock
settings-clock-line = Usual clock: { $clock }
settings-notify = Notifications
settings-notify-on = Mention me when I am asked
settings-notify-off = Name me, but do not notify me
settings-standing = In other players’ turns
settings-policies = { $game }: standing answers
settings-policies-title = ## { $game }: standing answers
    -# They hold in every new match. At a table, **My hand** changes them for that match.
settings-back = Back to my settings

# Help.
help-start = ## Welcome to Dicehold
    Board games with dice, played here in threads, at your own pace.
    {""}**/play** opens a table. Others press **Join**; computer players can fill up. **Start** opens a thread for the match.
help-game = • **{ $game }**: { $about }
help-table = ### At the table
    The message in the thread shows the board, whose turn it is and what is asked. **My hand** shows what only you may see. You are mentioned when you are asked. **/matches** lists where you are awaited, **/settings** changes language and notifications.
about-text = ## Dicehold
    An unofficial fan project, made by players for players. All games belong to their authors and publishers; please buy them, they are wonderful on a real table.
about-dice = ### Fair dice
    Every roll and every shuffle comes from a secret seed whose SHA-256 is published when a match starts; the seed is revealed at the end, so anybody can recompute all of it. Players may add words of their own before the start. Whoever runs the bot could look at the seed during a match.

# Names of Discord's permissions.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

# Refusals of the house.
refused-no-game = There is no game “{ $game }”.
refused-no-match = There is no such match here.
refused-set-aside = This match could not be read and was set aside. The others go on.
refused-not-seated = You do not play in this match.
refused-not-your-hand = You may not look at this hand.
refused-not-now = That is not possible at the moment.
refused-broken = That answer met a fault of ours and was not counted; nothing else changed. The match is `{ $match }`.
refused-disk-full = The disk of this bot is full. Your answer was not counted; please try again later.
refused-store = Your answer could not be stored and does not count. Please try again.
match-moved = The match goes on in this channel, in a new thread.
refused-paused = This match is paused.
refused-cancelled = This match was cancelled.
refused-many-lobbies = You have { $count } open tables here already. Start or cancel one of them first.
refused-no-lobby = This table is gone.
refused-lobby-started = This match has started already.
refused-lobby-cancelled = This table was cancelled.
refused-lobby-full = This table is full ({ $max } players).
refused-busy = Too many people clicked at once. Please try again.
refused-already-in = You sit at this table already.
refused-not-in = You do not sit at this table.
refused-not-owner = Only the person who opened the table can do that.
refused-no-computer = There is no computer player at this table.
refused-taken = Somebody else has chosen that already.
refused-in-thread = Tables are opened in a channel, not in a thread.
refused-bot-permissions = I cannot open a table here, because I miss: **{ $permissions }**. Somebody who manages this channel can grant it.
refused-only-managers = Only people who manage this server can do that.
refused-which-match = Which match? Name one, or use this in its thread.
refused-unknown-button = This button belongs to another time. Please use a newer message.
refused-failed = Something went wrong on our side. Nothing was lost; please try again.
