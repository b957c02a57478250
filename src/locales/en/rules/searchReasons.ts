/** Why first turns are not searched, or not fast, and why a game cannot be solved. */
export const searchReasons = {
  lifting: 'First turns are not searched under rules about what may be lifted.',
  ways: 'First turns are not searched where holes are sown in different directions.',
  sowing: 'First turns are not searched under this way of sowing.',
  capturing: 'First turns are not searched under this way of capturing.',
  claims: 'First turns are not searched in games where holes are claimed.',
  past: 'First turns are not searched in games with rules for the start of a round.',
  ownStore: 'A turn can continue only if players sow into their own store.',
  noRelay: 'Only games with relays are searched for winning openings.',
  storeEndsTurn: 'A last seed in the store must give another move.',
  eitherWay: 'Sowing in either direction is not searched fast.',
  byCount: 'Captures by count are not searched fast.',
  onSingle: 'Captures on a single seed are not searched fast.',
  lastHole: 'Taking the last hole is not searched fast.',
  chains: 'Chains of captures are not searched fast.',
  feeding: 'The duty to feed is not searched fast.',
  grandSlam: 'Rules about capturing everything are not searched fast.',

  unsolvedClaims: 'Games in which holes are claimed cannot be solved.',
  unsolvedPast: 'Games with rules for the start of a round cannot be solved.',
  bothAtOnce: 'Both players choose at once in the opening, so no line of play decides its value.',
  repeatsPlayOn: 'If repeated positions do not end a round, no line of play decides its value.',
  tooLarge:
    '{seeds} seeds in {holes} holes are too many to solve a game with these rules. Try fewer holes or seeds.',
  tooLargeRepeating:
    '{seeds} seeds in {holes} holes are too many to solve a game in which positions can repeat. Try fewer holes or seeds.',
  memoryRange: 'The memory must be from {min} to {max} MiB.',
  memoryNeeded: 'Listing the positions of this game needs {memory} MiB.',
  memoryTooSmall:
    '{memory} MiB is not enough to distinguish the positions of {seeds} seeds in {holes} holes.',
} as const
