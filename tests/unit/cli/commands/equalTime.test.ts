import { expect, test } from 'vitest'
import { searcherNamed } from '../../../../bench/equalTime'

test.each(['minimax', 'minimax:30:2000+memory', 'net-minimax:kalah-6-4:6:20000'])(
  '%s has a budget that can be set',
  (name) => expect(searcherNamed(name)).toBeDefined(),
)

test.each(['greedy', 'mcts:100', 'net:kalah-6-4', 'net-mcts:kalah-6-4:100', 'perfect', 'wizard'])(
  '%s has none',
  (name) => expect(searcherNamed(name)).toBeUndefined(),
)
