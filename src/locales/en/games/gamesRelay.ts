/** The games of the family relay: what each is, what sets it apart, and how its source was read. */
export const gamesRelay = {
  'adji-kui-ii.summary':
    'Relay sowing that stops when the last seed makes a four in the opponent’s row, which is captured.',
  'adji-kui-ii.detail':
    'Single seeds are never played, and the round ends when eight seeds or fewer are left.',
  'ayo.summary':
    'Relay sowing that stops at a two or a three in the opponent’s row, captured together with those before it.',
  'ayo.detail':
    'A capture of everything spares the hole furthest to your right; the round ends when two seeds or fewer are left.',
  'ayo.reading1': 'One description sows clockwise; this preset sows anticlockwise.',
  'djenon-abe.summary':
    'Relay sowing with captures of holes with two or four seeds from both rows, running back from the last seed.',
  'djenon-abe.detail': 'The opponent must be fed, and seeds left at the end are shared equally.',
  'djenon-aboure.summary': 'Relay sowing with captures of holes with two or four seeds from both rows.',
  'djenon-aboure.detail': 'Only holes with at least two seeds may be played.',
  'hoyito-ii.summary':
    'Relay sowing in which fours are captured from the opponent, and every capture earns another move.',
  'hoyito-ii.detail':
    'A player who leaves no more than four seeds in the opponent’s row takes all that are left.',
  'hoyito-ii.reading1': 'In Mancala World a player who cannot move passes; here the round ends.',
  'hoyito-ii.reading2':
    'Only the opponent’s row is counted, as in MancalaGames; Mancala World counts the last four on the whole board (end.fewTo: mover).',
  'lahemay-waladat.summary':
    'Relay sowing; if the last seed brings a hole to three seeds, you capture them, and sowing continues from the next hole.',
  'lahemay-waladat.detail': 'The player who moved last takes the seeds that are left.',
  'leb-bbut-ahbochen.summary':
    'When the last seed makes a six, the six is sown onward; a two or a four in the opponent’s row is captured.',
  'leb-bbut-ahbochen.detail': 'Ten holes per side; a move that would capture everything captures nothing.',
  'mandoli.summary':
    'Relay sowing in which any even number of seeds is captured, from two holes at most per move.',
  'mandoli.detail': 'Nothing is captured in each player’s first turn.',
  'mangala-iv.summary': 'Relay sowing with captures of holes with two or four seeds from both rows.',
  'mangala-iv.detail':
    'Traditionally the 98 seeds are spread at random, at least two per hole; here every hole starts with seven.',
  'mangala-iv.reading1':
    'The published game starts from a random layout; this preset starts even, and “Starting seeds” deals them at random.',
  'meusueb.summary':
    'Relay sowing in which fours are captured from both rows, and sowing continues from the next hole.',
  'meusueb.detail':
    'Once eight seeds or fewer are in holes, seeds that fall on the other side go to the opponent.',
  'meusueb.reading1': 'Seeds in hand do not count towards the eight that start the last phase.',
  'motiq.summary':
    'Relay sowing; if the last seed brings a hole to four seeds, you capture them, and sowing continues from the next hole.',
  'motiq.detail': 'Seven holes per side; seeds may be captured from both rows.',
  'motiq.reading1':
    'One description gives the remaining seeds to the last mover; here players take the seeds in their own row.',
  'olowuka.summary': 'Sowing continues only from a hole that has at least four seeds.',
  'olowuka.detail':
    'Twos and threes are captured from the opponent; a capture of everything spares the hole furthest to your right.',
  'ot-tjin.summary':
    'Relay sowing, clockwise; if the last seed brings a hole in either row to three seeds, you capture them.',
  'ot-tjin.detail': 'Ten holes per side with three seeds each.',
  'leab-el-akil.summary':
    'Relay sowing with captures of holes with two or four seeds from both rows, each with the opposite hole.',
  'leab-el-akil.detail':
    'If your opponent has no seeds, you first give one; traditionally the 72 seeds are spread at random.',
  'leab-el-akil.reading1':
    'The published game starts from a random layout; this preset starts even, and “Starting seeds” deals them at random.',
} as const
