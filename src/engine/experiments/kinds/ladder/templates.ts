import { message } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

/** Ladders worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template(message('ladder.templateCongkak'), message('ladder.templateCongkakSource'), {
    variant: 'congkak',
    players: ['novice', 'greedy', 'calculator:2', 'maximal', 'minimax:2', 'mcts:200'],
    games: 100,
  }),
  template(message('ladder.templateTest'), message('ladder.templateTestSource'), {
    variant: 'kalah',
    players: ['minimax:3', 'minimax:2'],
    find: 'test',
    games: 20_000,
  }),
]
