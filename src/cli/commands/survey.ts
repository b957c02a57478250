import type { Command } from 'commander'
import { DEFAULTS } from '../../engine/experiments/kinds/catalogueSurvey/spec'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { addPlayerHelp } from '../options/agentHelp'
import { whole } from '../options/numbers'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { t } from '../output/language'

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
    .summary(t('commands.survey'))
    .description(t('commands.surveyLong'))
    .option('--variants <LIST>', t('options.presetList'), DEFAULTS.variants)
    .option('--first <AGENT>', t('options.first'), DEFAULTS.first)
    .option('--second <AGENT>', t('options.second'), DEFAULTS.second)
    .option('--games <N>', t('options.gamesPerVariant'), whole(1, MAX_GAMES), DEFAULTS.games)
  addPlayerHelp(addPlayOptions(command)).action(
    async ({ variants, first, second, games, ...options }: Options) => {
      await answer('catalogueSurvey', { variants, first, second, games }, options, {
        tables: { field: 'rows', published: 'published' },
        columns: ['variant', 'games', 'starter', 'other', 'ties', 'meanMoves', 'branching', 'endless'],
      })
    },
  )
}
