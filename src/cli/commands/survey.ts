import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { DEFAULTS, type CatalogueSurveySpec } from '../../engine/experiments/kinds/catalogueSurvey/spec'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { findPreset } from '../../engine/variant/catalogue'
import { addPlayerHelp } from '../options/agentHelp'
import { whole } from '../options/numbers'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { readVariant } from '../options/variantOption'
import { t } from '../output/language'

interface Options extends PlayOptions {
  readonly variants: string
  readonly first: string
  readonly second: string
  readonly games: number
}

/** Presets by id, and files with the user's own variants. */
function readGames(list: string): Pick<CatalogueSurveySpec, 'variants' | 'own'> {
  const names = list.split(',').map((name) => name.trim())
  const isFile = (name: string) => findPreset(name) === undefined && existsSync(name)
  return {
    variants: names.filter((name) => !isFile(name)).join(','),
    own: names.filter(isFile).map((variant) => readVariant({ variant }, '--variants')),
  }
}

/** Adds `survey`: many games of the catalogue side by side, with published results. */
export function register(program: Command): void {
  const command = program
    .command('survey')
    .summary(t('commands.survey'))
    .description(t('commands.surveyLong'))
    .option('--variants <LIST>', t('options.presetList'), DEFAULTS.variants)
    .option('--south, --first <AGENT>', t('options.first'), DEFAULTS.first)
    .option('--north, --second <AGENT>', t('options.second'), DEFAULTS.second)
    .option('--games <N>', t('options.gamesPerVariant'), whole(1, MAX_GAMES), DEFAULTS.games)
  addPlayerHelp(addPlayOptions(command)).action(
    async ({ variants, first, second, games, ...options }: Options) => {
      const spec = { ...readGames(variants), first, second, games }
      await answer('catalogueSurvey', spec, options, {
        tables: { field: 'rows', published: 'published' },
        columns: ['variant', 'games', 'starter', 'other', 'ties', 'meanMoves', 'branching', 'endless'],
      })
    },
  )
}
