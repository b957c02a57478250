import type { Command } from 'commander'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { addPlayerHelp } from '../options/agentHelp'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { listOption, whole } from '../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { t } from '../output/language'

interface Options extends VariantOptions, PlayOptions {
  readonly agents: readonly string[]
  readonly games: number
}

/** Adds `matrix`: agents against agents on both seats. */
export function register(program: Command): void {
  const command = program
    .command('matrix')
    .summary(t('commands.matrix'))
    .description(t('commands.matrixLong'))
  addVariantOptions(command)
  command
    .addOption(listOption('--agents <LIST>', t('options.agents'), ['novice', 'maximal']))
    .option('--games <N>', t('options.gamesPerCell'), whole(1, MAX_GAMES), 20_000)
  addPlayerHelp(addPlayOptions(command)).action(async (options: Options) => {
    const input = { variant: readVariant(options), agents: options.agents, games: options.games }
    const columns = [
      'south',
      'north',
      'games',
      'southShare',
      'northShare',
      'tieShare',
      'distinct',
      'budgetedShare',
      'fewestMoves',
      'meanMoves',
    ]
    await answer('scenarioMatrix', input, options, {
      tables: { cells: 'cells', answers: 'answers' },
      columns,
    })
  })
}
