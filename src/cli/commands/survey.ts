import type { Command } from 'commander'
import { DEFAULTS } from '../../engine/experiments/kinds/catalogueSurvey/spec'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { addPlayerHelp } from '../options/agentHelp'
import { whole } from '../options/numbers'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'

interface Options extends PlayOptions {
  readonly variants: string
  readonly first: string
  readonly second: string
  readonly games: number
}

/** Adds `survey`: many games of the catalogue side by side, with published results. */
export function register(program: Command): void {
  const command = program
    .command('survey')
    .summary('play many games of the catalogue side by side')
    .description('play many games of the catalogue side by side, and compare them with published results')
    .option('--variants <LIST>', 'all, or ids of presets separated by commas', DEFAULTS.variants)
    .option('--first <AGENT>', 'who plays South', DEFAULTS.first)
    .option('--second <AGENT>', 'who plays North', DEFAULTS.second)
    .option('--games <N>', 'games per variant', whole(1, MAX_GAMES), DEFAULTS.games)
  addPlayerHelp(addPlayOptions(command)).action(
    async ({ variants, first, second, games, ...options }: Options) => {
      await answer('catalogueSurvey', { variants, first, second, games }, options, {
        tables: { field: 'rows', published: 'published' },
        columns: ['variant', 'games', 'starter', 'other', 'ties', 'meanMoves', 'branching', 'endless'],
      })
    },
  )
}
