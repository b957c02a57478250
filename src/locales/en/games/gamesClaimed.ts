/** The games of the family claimed: what each is, what sets it apart, and how its source was read. */
export const gamesClaimed = {
  'andot.summary':
    'If your last seed brings a hole to four seeds, you claim it for good, in your own inner holes and at the ends of the opponent’s row.',
  'andot.detail':
    'Claimed holes are the only way to score; nobody picks up their seeds, and both players sow into them.',
  'bao.summary':
    'Captures across; if your last seed brings one of the opponent’s holes to four seeds, you claim that hole.',
  'bao.detail':
    'A move continues for a second lap only if the first reached the opponent, and the starter may capture only once the other player has.',
  'bao.reading1':
    'The first player may rearrange seeds before the first move; this preset does not allow it.',
  'enkeshui.summary':
    'If your last seed brings a hole to four seeds, you claim it; if the hole next to it holds three, you claim both.',
  'enkeshui.detail':
    'Relay sowing with captures across that continue as long as your next hole is empty; two holes per side start empty.',
  'gabata.summary':
    'If your last seed brings an opponent’s hole to four seeds, you claim that hole; if it falls in a hole the opponent has claimed, you capture it and one more.',
  'gabata.detail':
    'The first move carries one seed on from every second hole, and a capture earns another move.',
  'krur.summary':
    'If your last seed brings an opponent’s hole to four seeds, you claim that hole, and the opponent no longer sows into it.',
  'krur.detail': 'A small board of four holes per side; before the end, only seeds in claimed holes score.',
  'leyla-gobale.summary':
    'If your last seed falls in one of your own empty holes opposite a hole with exactly three seeds, you claim both holes.',
  'leyla-gobale.detail':
    'Sown clockwise in single laps; if the opposite hole holds any other number, the seeds of both holes are captured.',
  'qelat.summary': 'Sown outward; a last seed that makes a four claims end holes for good.',
  'qelat.detail':
    'In the opponent’s row the holes next to the ends can be claimed too; other fours are captured into a claimed hole.',
  'qelat-ii.summary': 'If your last seed brings a hole to four seeds, you claim it, in either row.',
  'qelat-ii.detail':
    'If your last seed falls in a hole the opponent has claimed, you capture it and one more.',
  'rath.summary': 'Each player’s rightmost hole collects seeds from the start and is never played.',
  'rath.detail':
    'The opponent sows into it only with the last seed of a lap, and then captures that seed and one more.',
  'toguz-kumalak.summary':
    'If your last seed brings one of the opponent’s holes to an even number of seeds, you capture them. Once per game, if it brings one to three, you claim that hole: your tuz.',
  'toguz-kumalak.detail':
    'The first seed falls back into the hole it came from; the opponent’s last hole and the hole with the number of the opponent’s tuz cannot be claimed.',
  'toguz-xorgol.summary':
    'Sown clockwise; a last seed that makes an even number of four or more in the opponent’s row captures them.',
  'toguz-xorgol.detail':
    'If your last seed brings a hole to three seeds, you claim it, once per player, but never the opponent’s last hole or the one opposite the opponent’s claim.',
  'weg.summary': 'If your last seed brings an opponent’s hole to four seeds, you claim that hole as a weg.',
  'weg.detail': 'If your last seed falls in the opponent’s weg, you capture it and one more, and move again.',
  'sadeqa-ii.summary':
    'Every second hole starts empty; if your last seed brings an opponent’s hole to four seeds, you claim that hole.',
  'sadeqa-ii.detail':
    'If your last seed falls in a hole the opponent has claimed, you capture it and one more, and move again.',
  'nambayi.summary':
    'If your last seed brings an opponent’s hole to four seeds, you close that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'nambayi.detail':
    'The owner of a closed hole skips it; seeds the other player brings there are out of the game.',
  'deka.summary':
    'If your last seed brings an opponent’s hole to three seeds, you close that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'deka.detail': 'The rightmost hole of a row is never closed, and nothing is closed in the first turn.',
  'embeli.summary':
    'If your last seed brings an opponent’s hole to four seeds, you close that hole, and its seeds are sown onward; you win by leaving your opponent without a move.',
  'embeli.detail':
    'Only holes with at least two seeds may be played; the rightmost hole of a row is never closed.',
  'no-sides-child.summary': 'An example without sides: both players may play any hole, in either direction.',
  'no-sides-child.detail': 'A last seed that makes two captures them; one that makes four claims the hole.',
} as const
