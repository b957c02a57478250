import type { Command } from 'commander'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { addPlayerHelp } from '../options/agentHelp'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { listOption } from '../options/listOption'
import { whole } from '../options/numbers'
import { addChangeOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { t } from '../output/language'

interface Options extends Omit<VariantOptions, 'variant'>, PlayOptions {
  readonly variants: readonly string[]
  readonly first: string
  readonly second: string
  readonly games: number
}

/** Adds `compare`: the same series under several variants. */
export function register(program: Command): void {
  const command = program
    .command('compare')
    .summary(t('commands.compare'))
    .description(t('commands.compareLong'))
    .addOption(listOption('--variants <LIST>', t('options.variantList'), ['congklak', 'congklak-patched']))
    .option('--south, --first <AGENT>', t('options.first'), 'novice')
    .option('--north, --second <AGENT>', t('options.second'), 'novice')
    .option('--games <N>', t('options.gamesPerVariant'), whole(1, MAX_GAMES), 50_000)
  addChangeOptions(command)
  addPlayerHelp(addPlayOptions(command)).action(
    async ({ variants, first, second, games, ...options }: Options) => {
      const read = variants.map((variant) => readVariant({ ...options, variant }, '--variants'))
      const columns = ['variant', 'games', 'southShare', 'northShare', 'tieShare', 'meanMoves', 'meanLaps']
      await answer('variantComparison', { variants: read, first, second, games }, options, {
        tables: { variants: 'rows', test: 'test' },
        columns,
      })
    },
  )
}
