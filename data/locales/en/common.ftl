# Small words that all sentences share.
list-and = { $first } and { $last }
list-nothing = nothing
seat = { $seat }

# Why an answer was not accepted.
refused-over = This match is over.
refused-not-open = This question is no longer open.
refused-not-asked = This question is not for you.
refused-not-an-option = That is not one of the options any more.
refused-amount = That number is out of range.
refused-twice = Each option can be chosen only once.
refused-how-many = That is too few or too many.
refused-too-dear = You cannot afford all of that.
refused-incomplete = Something is still missing in your answer.

# Why a match cannot start.
setup-mode = This game has no mode “{ $mode }”.
setup-seats = This mode needs { $min } to { $max } players; { $count } sit at the table.
setup-option = The option “{ $option }” cannot be “{ $value }”.
setup-choice = “{ $value }” cannot be chosen (unknown or already taken).

# Events that every game has.
event-left = **{ $seat }** left the match.
event-over = The match is over.
