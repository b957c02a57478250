/** The games of the family across: what each is, what sets it apart, and how its source was read. */
export const gamesAcross = {
  'ayoayo.summary':
    'Relay sowing in which a last seed in one of your own empty holes is captured together with the opposite hole.',
  'ayoayo.detail':
    'A lap that goes all the way round skips its starting hole, and an opponent without seeds must be fed.',
  'boola.summary': 'You win by leaving your opponent without a legal move.',
  'boola.detail':
    'A move must reach the opponent’s row or an empty hole; captured seeds are out of play, and the capturing seed stays.',
  'dabuda.summary': 'Relay sowing with captures across, on a board of ten holes per side.',
  'dabuda.detail':
    'A move must reach the opponent’s row or one of your own empty holes, unless you pick up more seeds than a row has holes.',
  'endodoi.summary':
    'Relay sowing in which a last seed in one of your own empty holes is captured together with the opposite hole.',
  'endodoi.detail': 'Eight holes per side with four seeds each; nobody has to feed the opponent.',
  'gamacha.summary': 'You win by capturing your opponent’s last seed.',
  'gamacha.detail':
    'Filled and empty holes alternate at the start; a move must reach the opponent’s row or one of your own empty holes.',
  'giuthi.summary':
    'You choose the direction of the first lap, and every further lap of the move goes the other way.',
  'giuthi.detail':
    'A last seed in one of your own empty holes captures across only if the move changed the opponent’s row; otherwise you move again.',
  'hufesay.summary': 'Relay sowing with captures across; the capturing seed stays on the board.',
  'hufesay.detail': 'A player who cannot move passes, and seeds left at the end count for nobody.',
  'jodu.summary':
    'A last seed in one of your own empty holes captures the opposite hole if it holds one or two seeds, and continues along the row in a chain.',
  'jodu.detail':
    'A capture of everything spares the hole furthest to your right; the round ends when two seeds or fewer are left.',
  'jodu.reading1': 'One description sows clockwise; this preset sows anticlockwise.',
  'lami.summary':
    'Sowing skips the opponent’s holes that hold two seeds. If you capture such a hole opposite your last seed, you take all holes with two seeds in that row.',
  'lami.detail':
    'The first move is a plain relay, and holes with two seeds may be played only as a last resort.',
  'lamlameta.summary':
    'Sowing skips the opponent’s holes that hold two seeds. If you capture such a hole opposite your last seed, you take all holes with two seeds in that row.',
  'lamlameta.detail':
    'The first move starts from one of the two rightmost holes; holes with two seeds may be played only as a last resort.',
  'mbothe.summary':
    'Sowing skips the opponent’s holes that hold two seeds, and capturing such a hole opposite your last seed earns another move.',
  'mbothe.detail':
    'When only pairs are left, the rightmost must be played. All holes start with two, so the first move is a plain relay from the rightmost hole.',
  'ndoto.summary': 'A single seed may move only into an empty hole.',
  'ndoto.detail': 'Relay sowing with captures across; the capturing seed stays on the board.',
  'sadeqa.summary': 'You win by capturing your opponent’s last seed.',
  'sadeqa.detail':
    'Filled and empty holes alternate at the start; a move must reach the opponent’s row or one of your own empty holes.',
  'sadeqa-iii.summary': 'Relay sowing with captures across; the capturing seed stays on the board.',
  'sadeqa-iii.detail': 'When a player cannot move, the player who moved last takes the seeds that are left.',
  'sadeqa-iv.summary': 'Captures across are made from empty holes in either row.',
  'sadeqa-iv.detail':
    'You win by capturing your opponent’s last seed; the first move, from the rightmost hole, has already been made.',
  'tapata.summary':
    'Players open from the right half of their row with a single lap that must end in the opponent’s row.',
  'tapata.detail': 'You win by capturing your opponent’s last seed; every third hole starts empty.',
  'tegre.summary': 'Relay sowing in which a capturing seed is picked up again and sown onward.',
  'tegre.detail': 'The turn ends when the last seed falls in an empty hole and captures nothing.',
  'depouiller.summary': 'You win by leaving the opponent without seeds or without a move.',
  'depouiller.detail':
    'A last seed in any empty hole, in either row, captures the opposite hole; moves must end in the opponent’s row or in an empty hole.',
} as const
