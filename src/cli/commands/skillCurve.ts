import type { Command } from 'commander'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { addPlayerHelp } from '../options/agentHelp'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { rangeOption, whole } from '../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { t } from '../output/language'

interface Options extends VariantOptions, PlayOptions {
  readonly opponent: string
  readonly laps: readonly [number, number]
  readonly games: number
}

/** Adds `skill-curve`: how far ahead a player must look to win. */
export function register(program: Command): void {
  const command = program
    .command('skill-curve')
    .summary(t('commands.skillCurve'))
    .description(t('commands.skillCurveLong'))
  addVariantOptions(command)
  command
    .option('--opponent <AGENT>', t('options.opponent'), 'novice')
    .addOption(rangeOption('--laps <A..B>', t('options.laps'), [1, 100], [1, 8]))
    .option('--games <N>', t('options.gamesPerPoint'), whole(1, MAX_GAMES), 5_000)
  addPlayerHelp(addPlayOptions(command)).action(async (options: Options) => {
    const [from, to] = options.laps
    const input = {
      variant: readVariant(options),
      opponent: options.opponent,
      laps: { from, to },
      games: options.games,
    }
    const columns = ['laps', 'seat', 'games', 'share', 'low', 'high', 'ties']
    await answer('skillCurve', input, options, { tables: { curve: 'points' }, columns })
  })
}
