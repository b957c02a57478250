/** The games of the family awari: what each is, what sets it apart, and how its source was read. */
export const gamesAwari = {
  'achochodi.summary': 'Captures twos and threes, starting from a last seed in the opponent’s row.',
  'achochodi.detail':
    'The chain may run back into your own row, and a single seed that is about to be moved first captures the opposite hole.',
  'adji-kui-i.summary': 'Captures twos and threes from the opponent; single seeds are never played.',
  'adji-kui-i.detail': 'Only holes with at least two seeds may be played, and a player who has none passes.',
  'alemungula.summary':
    'Each half of a row is sown outward: the left half clockwise, the right half anticlockwise.',
  'alemungula.detail':
    'The middle hole may be sown either way, and a single seed that has just crossed to the other row may not be carried straight back.',
  'awari.summary':
    'Your last seed captures an opponent’s hole when it brings it to two or three seeds; you must not leave your opponent without seeds.',
  'awari.detail': 'Romein and Bal solved it in 2003: with best play on both sides it is a draw.',
  'awari.reading1':
    'As in Romein & Bal, a move that would capture everything the opponent has may be chosen only by a player who has no other move. Elsewhere such a move is allowed or captures nothing: see Oware.',
  'awari.reading2':
    'Romein & Bal divide the remaining seeds evenly when play would never end. Here that happens when a position repeats; an odd seed counts for nobody.',
  'awari.reading3':
    'You must feed an opponent who has no seeds. A move feeds if it leaves seeds there when it is over; seeds that it puts there and captures again do not count.',
  'cow.summary': 'Sown outward from the middle of the row, with captures of holes with two or four seeds.',
  'cow.detail': 'Only holes with at least two seeds may be played; the middle hole may be sown either way.',
  'cross-wari.summary':
    'Wari in which an even number of seeds is sown clockwise and an odd number anticlockwise.',
  'cross-wari.detail': 'A move that would capture everything captures nothing, and the opponent must be fed.',
  'erherhe.summary':
    'Captures ones and threes from the opponent, so a last seed is captured even in an empty hole.',
  'erherhe.detail': 'An opponent who runs out of seeds must be fed.',
  'goat.summary': 'A small game of three holes per side, sown outward, with captures of twos.',
  'goat.detail': 'Only holes with at least two seeds may be played; the middle hole may be sown either way.',
  'kale.summary': 'Captures twos and threes in chains that may run from the opponent’s row into your own.',
  'kale.detail':
    'A move of a single seed never captures, and a move that would capture everything captures nothing.',
  'mangala-ii.summary': 'Six seeds per hole, with captures of twos, fours and sixes from the opponent.',
  'mangala-ii.detail':
    'A move that would capture everything captures nothing, and an opponent without seeds must be fed.',
  'mbangbi.summary': 'You choose the direction of every sowing and capture twos and fours from the opponent.',
  'mbangbi.detail': 'Only holes with at least two seeds may be played, and a player who has none passes.',
  'mbangbi.reading1':
    'Chains run clockwise whatever the direction of sowing, as in MancalaGames; under the usual rule they run back against the sowing (turn.chainWay: backward).',
  'micro-wari.summary': 'Two holes per side with one seed each: small enough to be understood completely.',
  'micro-wari.detail': 'A last seed in one of the opponent’s empty holes is captured.',
  'ouri.summary': 'Single seeds may be moved only as a last resort.',
  'ouri.detail':
    'Capturing everything the opponent has earns another move, which must feed the opponent if it can.',
  'oware.summary':
    'The tournament game: your last seed captures an opponent’s hole when it brings it to two or three seeds, and you must not leave your opponent without seeds.',
  'oware.detail': 'A move that would capture everything the opponent has is allowed but captures nothing.',
  'oware-forbidden.summary':
    'Oware in which a move that would capture everything the opponent has is not allowed.',
  'oware-forbidden.detail':
    'This is one of several rules for capturing everything; all other rules are those of oware.',
  'oware-leaves-left.summary':
    'Oware in which a capture of everything spares the filled hole furthest to your left.',
  'oware-leaves-left.detail':
    'This is one of several rules for capturing everything; all other rules are those of oware.',
  'oware-leaves-right.summary':
    'Oware in which a capture of everything spares the filled hole furthest to your right.',
  'oware-leaves-right.detail':
    'This is one of several rules for capturing everything; all other rules are those of oware.',
  'oware-gives-rest.summary':
    'Oware in which you may capture everything, but your opponent then takes all the seeds that are left.',
  'oware-gives-rest.detail':
    'This is one of several rules for capturing everything; all other rules are those of oware.',
  'songo.summary':
    'Played clockwise with seven holes and five seeds, capturing holes with two or four seeds from the opponent.',
  'songo.detail': 'Captures run back over the holes just sown, and an opponent without seeds must be fed.',
  'urim.summary': 'Captures twos, threes and fours from the opponent.',
  'urim.detail': 'A hole with seventeen seeds or more is full, and laps skip it.',
  'wari.summary':
    'Your last seed captures an opponent’s hole when it brings it to two or three seeds; you must not leave your opponent without seeds.',
  'wari.detail': 'A move may capture everything the opponent has.',
} as const
