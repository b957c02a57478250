/** The games of the family gap: what each is, what sets it apart, and how its source was read. */
export const gamesGap = {
  'ali-guli-mane.summary':
    'Sowing continues from the next hole; before an empty hole it ends and captures the hole beyond, together with the one opposite it.',
  'ali-guli-mane.detail': 'A capture earns another move, once per turn.',
  'bay-khom.summary': 'You choose the direction, and sowing continues from the hole after the last seed.',
  'bay-khom.detail':
    'If that hole is empty, the one beyond it is captured, and so on as long as empty and filled holes alternate.',
  'bosh.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'bosh.detail': 'Five holes per side with four seeds each, and one capture per move.',
  'longbeu-a-cha.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'longbeu-a-cha.detail': 'Captures continue as long as empty and filled holes alternate.',
  'olinda.summary':
    'Whoever moves first chooses a direction and keeps it for the round; the other player sows the opposite way.',
  'olinda.detail':
    'Sowing continues from the next hole; before an empty one it ends and captures every second hole as long as empty and filled holes alternate.',
  'pallam-kuzhi.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'pallam-kuzhi.detail':
    'Whenever sowing brings a hole to four seeds, they go at once to the owner of its row.',
  'pallanguli.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'pallanguli.detail':
    'Whenever sowing brings a hole to four seeds, they go to the owner of its row; the last six seeds on the board go to the mover.',
  'pandi.summary': 'When a hole beyond an empty one is captured, the hole opposite it is captured too.',
  'pandi.detail': 'Whenever sowing brings a hole to four seeds, they go at once to the owner of its row.',
  'raja-pasu.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'raja-pasu.detail':
    'Whenever sowing brings a hole to four seeds, they go to the owner of its row, unless the fourth seed is the last of a lap.',
  'raja-pasu.reading1':
    'One description lets the winner of a round start the next, another program lets the last mover start it; this preset plays a single round.',
  'san-yao.summary':
    'Sowing continues from the hole after the last seed; if it is empty, the hole beyond it is captured.',
  'san-yao.detail':
    'Captures continue as long as empty and filled holes alternate; a player without seeds passes.',
  'tap-urdy.summary':
    'After every lap, if the next hole is empty, the hole after it is captured; sowing then continues from the last hole.',
  'tap-urdy.detail': 'Seeds left at the end count for nobody.',
  'tap-urdy.reading1':
    'One description captures only if the last hole was occupied; here a last seed in an empty hole captures as well.',
} as const
