/** The games of the family claimed: what each is, what sets it apart, and how its source was read. */
export const gamesClaimed = {
  'andot.summary':
    'A last seed that makes a four claims the hole for good, in your own inner holes and at the ends of the opponent’s row.',
  'andot.detail':
    'Claimed holes are the only way to score; nobody lifts from them, and both players sow into them.',
  'bao.summary': 'Captures across, and a last seed that makes a four claims one of the opponent’s holes.',
  'bao.detail':
    'A move continues for a second lap only if the first reached the opponent, and the starter may capture only once the other player has.',
  'bao.reading1':
    'The first player may rearrange seeds before the first move; this preset does not allow it.',
  'enkeshui.summary':
    'A last seed that makes a four claims the hole; next to a hole of three, it claims both.',
  'enkeshui.detail':
    'Relay sowing with captures across that continue as long as your next hole is empty; two holes per side start empty.',
  'gabata.summary':
    'A last seed that makes a four in the opponent’s row claims that hole; in a hole the opponent has claimed, you capture it and one more.',
  'gabata.detail':
    'The first move carries one seed on from every second hole, and a capture earns another move.',
  'krur.summary':
    'A last seed that makes a four in the opponent’s row claims that hole, and the opponent no longer sows into it.',
  'krur.detail': 'A small board of four holes per side; before the end, only seeds in claimed holes score.',
  'leyla-gobale.summary':
    'A last seed in one of your own empty holes across from exactly three claims both holes.',
  'leyla-gobale.detail':
    'Sown clockwise in single laps; across from any other number, the seeds of both holes are captured.',
  'qelat.summary': 'Sown outward; a last seed that makes a four claims end holes for good.',
  'qelat.detail':
    'In the opponent’s row the holes next to the ends can be claimed too; other fours are captured into a claimed hole.',
  'qelat-ii.summary': 'A last seed that makes a four claims the hole, in either row.',
  'qelat-ii.detail':
    'If your last seed falls in a hole the opponent has claimed, you capture it and one more.',
  'rath.summary': 'Each player’s rightmost hole collects seeds from the start and is never lifted.',
  'rath.detail':
    'The opponent sows into it only with the last seed of a lap, and then captures that seed and one more.',
  'toguz-kumalak.summary':
    'A last seed that makes an even number in the opponent’s row captures them; once per game, one that makes three claims the hole as a tuz.',
  'toguz-kumalak.detail':
    'The first seed falls back into the hole it was lifted from; the opponent’s last hole and the hole with the number of the opponent’s tuz cannot be claimed.',
  'toguz-xorgol.summary':
    'Sown clockwise; a last seed that makes an even number of four or more in the opponent’s row captures them.',
  'toguz-xorgol.detail':
    'A last seed that makes a three claims the hole, once per player, but never the opponent’s last hole or the one across from the opponent’s claim.',
  'weg.summary': 'A last seed that makes a four in the opponent’s row claims that hole as a weg.',
  'weg.detail': 'If your last seed falls in the opponent’s weg, you capture it and one more, and move again.',
  'sadeqa-ii.summary':
    'Every second hole starts empty; a last seed that makes a four in the opponent’s row claims that hole.',
  'sadeqa-ii.detail':
    'If your last seed falls in a hole the opponent has claimed, you capture it and one more, and move again.',
  'nambayi.summary':
    'A last seed that makes a four in the opponent’s row closes that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'nambayi.detail':
    'The owner of a closed hole skips it; seeds the other player brings there are out of the game.',
  'deka.summary':
    'A last seed that makes a three in the opponent’s row closes that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'deka.detail': 'The rightmost hole of a row is never closed, and nothing is closed in the first turn.',
  'embeli.summary':
    'A last seed that makes a four in the opponent’s row closes that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'embeli.detail':
    'Only holes with at least two seeds may be lifted; the rightmost hole of a row is never closed.',
  'no-sides-child.summary': 'An example without sides: both players may lift any hole, in either direction.',
  'no-sides-child.detail': 'A last seed that makes two captures them; one that makes four claims the hole.',
} as const
