/** The games of the family other: what each is, what sets it apart, and how its source was read. */
export const gamesOther = {
  'adji-boto.summary':
    'A last seed just before a hole with one, three or five seeds captures it, and those after it in a chain.',
  'adji-boto.detail':
    'Players play each of their holes once before playing any again; nothing is captured in the first two turns.',
  'gelech.summary': 'Before sowing, every single seed in your row captures the hole opposite it.',
  'gelech.detail': 'You choose the direction, and may not play a hole opposite a single seed.',
  'huroy.summary': 'Before sowing, every single seed in your row captures the hole opposite it.',
  'huroy.detail': 'You choose the direction of every sowing.',
  'je-ki-n-je.summary':
    'You choose the direction; when the relay ends in the opponent’s row, the next hole is captured together with the last one.',
  'je-ki-n-je.detail': 'An opponent without seeds must be fed.',
  'je-ki-n-je.reading1':
    'One description captures the last seed whenever the relay ends in the opponent’s row; here it is captured only together with a filled next hole.',
  'kara.summary':
    'A last seed in the opponent’s row, or in your rightmost hole, captures every two, four and six in the opponent’s row.',
  'kara.detail': 'Seeds left at the end count for nobody.',
  'sokusowo.summary': 'Before every lap, one of the seeds you picked up goes to your store.',
  'sokusowo.detail': 'There are no other captures; only holes with at least two seeds may be played.',
  'voleur.summary': 'You take all seeds of the hole in which your last seed falls.',
  'voleur.detail': 'One lap per move, and no other way to capture.',
  'mangala-i.summary': 'If the last seed makes its hole equal to the opposite hole, you take both.',
  'mangala-i.detail':
    'Traditionally the 70 seeds are spread at random, at least two per hole; here they start as evenly as possible.',
  'mangala-i.reading1':
    'The published game starts from a random layout; this preset starts nearly even, and “Starting seeds” deals them at random.',
  'eson-xorgol.summary': 'Nobody owns a row: both players may play any hole and sow clockwise.',
  'eson-xorgol.detail':
    'A last seed in a hole with seeds, before an empty hole, captures the hole beyond it.',
  'no-sides.summary': 'An example without sides: both players may play any hole.',
  'no-sides.detail': 'A last seed that makes two captures them, in either row.',
} as const
