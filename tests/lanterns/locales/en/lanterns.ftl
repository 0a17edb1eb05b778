lanterns = Lanterns
lanterns-about = A small game of coins, cards and light.
lanterns-mode-plain = Everybody alone
lanterns-mode-pairs = Pairs
lanterns-option-closed = Closed table
lanterns-option-closed-off = off
lanterns-option-closed-on = on
lanterns-option-coins = Coins
lanterns-option-coins-few = few
lanterns-option-coins-many = many
lanterns-choice-colour = Colour
lanterns-colour-amber = Amber
lanterns-colour-blue = Blue
lanterns-colour-green = Green
lanterns-colour-red = Red
lanterns-phase-turn = Turn
lanterns-phase-shop = Shop
lanterns-policy-pledge = Pledges
lanterns-policy-pledge-all = always all
lanterns-policy-pledge-nothing = never
lanterns-policy-bid = Bids
lanterns-policy-bid-nothing = never bid
lanterns-over-rounds = All rounds are played.
lanterns-over-left = Everybody else has left.

lanterns-ask-choose = What do you do?
lanterns-choose-roll = Roll for coins
lanterns-choose-play = Play a card
lanterns-choose-pass = Do nothing
lanterns-ask-keep = Which dice do you keep? The others are rolled again.
lanterns-die = { $number }
lanterns-ask-pledge = Pledge how many points, for two coins each? You have { $coins } coins.
lanterns-ask-card = Which card do you play?
lanterns-card = Card { $card }
lanterns-card-detail = Worth { $card } points
lanterns-ask-gift = To whom do you give a gift? You have { $coins } coins.
lanterns-gift-field-to = To whom
lanterns-gift-field-coins = Coins
lanterns-gift-field-with = Wrapped with it
lanterns-gift-candle = a candle
lanterns-gift-match = a match
lanterns-gift-wick = a wick
lanterns-ask-snuff = Snuff the lantern
lanterns-snuff-snuff = Snuff the lantern with your 8
lanterns-ask-propose = Propose a trade
lanterns-propose-field-to = With whom
lanterns-propose-field-give = Coins you give
lanterns-propose-field-want = Points you want
lanterns-ask-respond = { $side ->
    [buyer] { $by } wants { $give } coins for { $want } points
   *[seller] { $by } gives { $give } coins for { $want } points
}
lanterns-respond-accept = Accept
lanterns-respond-decline = Decline
lanterns-ask-counter = Answer { $by } with another offer
lanterns-counter-field-give = Coins
lanterns-counter-field-want = Points
lanterns-ask-bid = How much do you bid? You have { $coins } coins.
lanterns-ask-reward = What do you take?
lanterns-reward-points = Points
lanterns-reward-card = A card
lanterns-ask-trim = Who trims the lantern first?
lanterns-trim-bright = Make it bright
lanterns-trim-dim = Make it dim

lanterns-event-turn = Round { $round }: it is **{ $seat }**’s turn.
lanterns-event-rolled = **{ $seat }** rolled { $dice }.
lanterns-event-coins = **{ $seat }** gains { $count } coins.
lanterns-event-pledged = **{ $seat }** pledged { $count } points.
lanterns-event-played = **{ $seat }** played a { $card }.
lanterns-event-drew = You drew a { $card }.
lanterns-event-drew-hidden = **{ $seat }** drew a card.
lanterns-event-snuffed = **{ $seat }** snuffed the lantern!
lanterns-event-bid = **{ $seat }** bid { $count }.
lanterns-event-bought-points = **{ $seat }** bought { $count } points.
lanterns-event-trimmed = **{ $seat }** trimmed the lantern: { $how ->
    [bright] bright
   *[other] dim
}.
lanterns-event-offered = **{ $seat }** offers { $target } { $give } coins for { $want } points.
lanterns-event-traded = **{ $seat }** and **{ $target }** traded.
lanterns-event-countered = **{ $seat }** answers { $target } with another offer: { $give } coins for { $want } points.
lanterns-event-gave = **{ $seat }** gave { $target } { $count } coins.
lanterns-event-declined = **{ $seat }** declined { $target }’s offer.

lanterns-picture-alt = Lanterns, round { $round }. { $players }.
lanterns-picture-player = { $name }: { $points } points, { $coins } coins, { $cards } cards
lanterns-picture-points = points
lanterns-picture-coins = coins
lanterns-picture-cards = cards
lanterns-picture-round = Round { $round }
lanterns-picture-hand = Your hand
lanterns-picture-turn = { $name }’s turn
lanterns-picture-bright = The lantern is bright
lanterns-picture-dim = The lantern is dim
lanterns-picture-snuffed = The lantern is out
lanterns-credit = Lanterns: a test game.
