import type { Command } from 'commander'
import { addAgentHelp } from '../options/agentHelp'
import { addPlayOptions, answer, type PlayOptions } from '../run/experimentCommand'
import { whole } from '../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface Options extends VariantOptions, PlayOptions {
  readonly first: string
  readonly second: string
  readonly matches: number
}

/** Adds `rounds`: whole matches until a player is out. */
export function register(program: Command): void {
  const command = program
    .command('rounds')
    .summary('play matches of many rounds until a player is out')
    .description('play whole matches: how many rounds they last, how holes burn, and who is out')
  addVariantOptions(command, 'congkak-rounds')
  command
    .option('--first <AGENT>', 'who plays South', 'novice')
    .option('--second <AGENT>', 'who plays North', 'novice')
    .option('--matches <N>', 'how many matches', whole(1, 10_000_000), 10_000)
  addAgentHelp(addPlayOptions(command)).action(async (options: Options) => {
    const { first, second, matches } = options
    const columns = [
      'games',
      'firstShare',
      'secondShare',
      'undecided',
      'firstOut',
      'secondOut',
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
