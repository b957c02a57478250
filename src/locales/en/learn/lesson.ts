/** The guided first game: its steps, and what each teaches. */
export const lesson = {
  title: 'Learn',
  heading: 'Your first game',
  stepOf: 'Step {step} of {count}',
  sow: 'Sow',
  sowTask:
    'The seven holes on your side are numbered from left to right, and the large one at the right is your store. Play hole 1: its seeds are sown one by one into the holes that follow and into your store, never into the opponent’s store.',
  sowRule: 'If the last seed falls in your store, you move again.',
  relay: 'Relay',
  relayTask:
    'Play hole 7. Its last seed falls into a hole that holds seeds, so you pick up all of them and keep sowing. Each sowing, from picking up to the last seed, is called a lap.',
  relayRule: 'If the last seed falls in a hole with seeds, pick them all up and keep sowing.',
  again: 'Count ahead',
  againTask:
    'Good players look for moves that end in their own store. Hole 5 is one: after two laps its last seed falls there. Play it.',
  againRule: 'A turn lasts as long as your moves end in your store.',
  capture: 'Capture',
  captureTask:
    'Play hole 7 once more. After three laps its last seed falls into hole 7 itself, which is empty by then. So you capture this seed and the ten seeds in the opposite hole.',
  captureRule:
    'If the last seed falls in one of your empty holes, you capture it and the seeds in the opposite hole, and your turn ends. If it falls in one of the opponent’s empty holes, your turn simply ends.',
  playOn: 'Play on',
  playOnTask:
    'Now it is North’s turn; you can skip it if it is long. Then it is your turn again, and every hole with a golden ring can be played. The game ends when the holes are empty. Whoever has more seeds in their store wins.',
  over: 'Your first game is over',
  overTask:
    'Now you know the rules. On the Board you can play again, and choose other opponents and other games. Puzzles ask you for the best move.',
  learnt: 'Rules so far',
  restart: 'Start again',
  allRules: 'All rules',
  toBoard: 'Continue on the Board',
} as const
