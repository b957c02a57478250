/** The games of the family kalah: what each is, what sets it apart, and how its source was read. */
export const gamesKalah = {
  'cross-kalah.summary':
    'Kalah in which an even number of seeds is sown clockwise and an odd number anticlockwise.',
  'cross-kalah.detail': 'Captures and extra moves are those of kalah.',
  'kalah-empty-capture.summary':
    'Kalah in which a capture takes the last seed even when the opposite hole is empty.',
  'kalah-empty-capture.detail':
    'Sources leave open which of the two readings is meant; plain kalah follows the other one.',
  'kalah-empty-capture.reading1':
    'Irving et al. publish only wins, draws and losses. Winning comes first here too; where games are solved, both players also play for the largest margin.',
  'kalah.summary': 'Sow one lap, capture across, and move again after a last seed in your store.',
  'kalah.detail':
    'The round ends when either side is empty; the remaining seeds go to the player on whose side they are.',
  'kalah.reading1':
    'The report’s rules do not say whether the last seed is taken when the opposite hole is empty. One of its proofs mentions a half-capture, which suggests that it is. This preset takes nothing; Kalah with empty capture takes the seed. Results that depend on this are given for both.',
  'kalah.reading2':
    'The report and Irving et al. publish only wins, draws and losses. Winning comes first here too; where games are solved, both players also play for the largest margin.',
  'kalah-alt.summary': 'Kalah in which the turn always passes to the other player.',
  'kalah-alt.detail': 'A last seed in the store does not earn another move.',
  'kalah-alt.reading1':
    'The report’s rules do not say whether the last seed is taken when the opposite hole is empty. One of its proofs mentions a half-capture, which suggests that it is. This preset takes nothing, as in Kalah. The strategy that is claimed never to lose is checked under both rules.',
  'mangala-turkey.summary':
    'Kalah with two captures: an opponent’s hole brought to an even number, and the hole across from an empty one of your own.',
  'mangala-turkey.detail':
    'The first seed goes back where it came from, and whoever runs out of seeds first takes those of the opponent.',
  'mangala-turkey.reading1':
    'This is one round; tournaments play five, in which a win counts one point and a draw half a point.',
  'kalah-cannot-move.summary':
    'Kalah that continues until the player to move has no seeds, even if the other row is empty earlier.',
  'kalah-cannot-move.detail':
    'Sources differ on when kalah ends; plain kalah ends as soon as either row is empty.',
  'waurie.summary': 'You win by being the first to get rid of all your seeds.',
  'waurie.detail': 'You sow into your own store, and a last seed there earns another move.',
  'simple-capt.summary': 'Kalah without captures: seeds are won only by sowing them into your store.',
  'simple-capt.detail':
    'The round ends when a move empties the row of the player who made it, and that player takes the rest.',
  'cross-capt.summary': 'Kalah with captures across, in which emptying your own row pays.',
  'cross-capt.detail':
    'A move that empties the row of the player who made it ends the round, and that player takes the rest.',
  'go-empty-one.summary': 'You win by being the first to empty your row.',
  'go-empty-one.detail':
    'Sowing continues in relays, nothing is captured, and a last seed in your store earns another move.',
  'go-empty-two.summary': 'You may sow in either direction, and win by being the first to empty your row.',
  'go-empty-two.detail': 'Both stores are sown, and a last seed in either of them earns another move.',
  'valah.summary': 'Relay sowing through your own store, without captures, on a small board.',
  'valah.detail':
    'The round ends when the player to move has no seeds; each player keeps what is left in their row.',
  'no-capt.summary': 'An example without captures: seeds are only sown into stores.',
  'no-capt.detail': 'A player who cannot move passes, and long laps skip the hole they started from.',
  'random-kalah.summary':
    'Kalah made for random starting layouts; the round ends when the player to move has no seeds.',
  'random-kalah.detail':
    'The original spreads the 48 seeds at random, at least two per hole; here every hole starts with four.',
  'random-kalah.reading1':
    'The published game starts from a random layout; this preset starts even, and “Starting seeds” deals them at random.',
  'ns-kalah.summary': 'Kalah in which each player sows round their own row and store only.',
  'ns-kalah.detail':
    'The capturing seed stays; if you capture your opponent’s last seeds, your opponent takes all that are left.',
  'tchuka-ruma.summary':
    'A race: each player sows round their own row, with relays, and wins by emptying it first.',
  'tchuka-ruma.detail': 'A last seed in your store earns another move; nothing is captured.',
  'tchuka-ruma.reading1':
    'Tchuka ruma was published as a puzzle for one player; MancalaGames gives each of two players a row of seven holes.',
} as const
