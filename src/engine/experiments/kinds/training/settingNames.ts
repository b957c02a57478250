import { message, type Text } from '../../../../locales/message'
import type { Varied } from './spec'

/** The settings of a training that can be varied, in words. */
export const SETTING_NAMES: Readonly<Record<Varied, Text>> = {
  games: message('training.games'),
  rate: message('training.rate'),
  lambda: message('training.lambda'),
  exploration: message('training.exploration'),
  branches: message('training.branches'),
  visits: message('training.visits'),
  counts: message('training.counts'),
  first: message('training.first'),
  second: message('training.second'),
  tableSeeds: message('training.tableSeeds'),
  seed: message('fields.seed'),
}
