import type { Command } from 'commander'
import { addAgentHelp } from '../options/agentHelp'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { whole } from '../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { t } from '../output/language'

interface Options extends VariantOptions, PlayOptions {
  readonly first: string
  readonly second: string
  readonly matches: number
}

/** Adds `rounds`: whole matches until a player is out. */
export function register(program: Command): void {
  const command = program
    .command('rounds')
    .summary(t('commands.rounds'))
    .description(t('commands.roundsLong'))
  addVariantOptions(command, 'congkak-rounds')
  command
    .option('--south, --first <AGENT>', t('options.first'), 'novice')
    .option('--north, --second <AGENT>', t('options.second'), 'novice')
    .option('--matches <N>', t('options.matches'), whole(1, 10_000_000), 10_000)
  addAgentHelp(addPlayOptions(command)).action(async (options: Options) => {
    const { first, second, matches } = options
    const columns = [
      'games',
      'southShare',
      'northShare',
      'undecided',
      'southOut',
      'northOut',
      'meanRounds',
      'mostRounds',
    ]
    const tables = { matches: 'matches', rounds: 'rounds', histograms: 'lengths' }
    await answer('matchOfRounds', { variant: readVariant(options), first, second, matches }, options, {
      tables,
      columns,
    })
  })
}
