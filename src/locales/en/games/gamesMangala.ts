/** The games of the family mangala: what each is, what sets it apart, and how its source was read. */
export const gamesMangala = {
  'al-manqala.summary': 'Captures twos and fours from both rows, running back from the last seed.',
  'al-manqala.detail':
    'If the opponent cannot be fed, the player who was not fed takes the seeds that are left.',
  'al-manqala.reading1':
    'One description sows clockwise, another anticlockwise; this preset sows anticlockwise.',
  'bakuk.summary': 'Three holes per side with six seeds each; twos and fours are captured from both rows.',
  'bakuk.detail': 'Seeds left when a player cannot move count for nobody.',
  'bohnenspiel.summary': 'Captures twos, fours and sixes from both rows, running back from the last seed.',
  'bohnenspiel.detail':
    'When a player cannot move, the player who moved last takes all the seeds that are left.',
  'halusa.summary': 'Captures any even number of seeds, but only from your own row.',
  'halusa.detail': 'The opponent must be fed, and a player who cannot be fed takes the seeds that are left.',
  'mangala-iii.summary': 'Sown outward from the middle of the row, capturing a two or a four in either row.',
  'mangala-iii.detail': 'Seeds left when a player cannot move are shared equally.',
  'mangala-iii.reading1':
    'One description gives the remaining seeds to the owner of each hole; this preset shares them equally.',
  'modiar.summary': 'The first seed of every sowing falls back into the hole it came from.',
  'modiar.detail':
    'Nothing is captured on the first turn, and a move that would empty the opponent’s row is forbidden.',
  'tihbat.summary': 'Two holes per side with seven seeds each, one of the smallest boards there is.',
  'tihbat.detail': 'A last seed that makes a two, four, six or eight captures that hole, in either row.',
  'vai-lung-thlan.summary':
    'A last seed in an empty hole is captured, with every single seed in an unbroken line before it.',
  'vai-lung-thlan.detail': 'Sown clockwise with six holes and five seeds; a player without seeds passes.',
  'bechi.summary':
    'Even numbers of seeds are captured from both rows, but only from holes that have been played before.',
  'bechi.detail':
    'Sown outward from the middle, leaving one seed behind; captures continue in the next holes along the sowing.',
  'sow-op-dirs.summary': 'An example in which the two players sow in opposite directions.',
  'sow-op-dirs.detail':
    'Whoever begins chooses a direction; a last seed that makes an even number captures its hole, in either row.',
} as const
