import type { Command } from 'commander'
import { formatChoice, formatPosition } from '../../../engine/board/notation'
import { perft } from '../../../engine/rules/perft'
import { finish, through } from '../../../engine/through'
import { message } from '../../../locales/message'
import { addGameOptions, readGame, type GameOptions } from '../../options/gameOption'
import { whole } from '../../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { addOutputOptions, print, type OutputOptions } from '../../output/output'
import { createProgressBar } from '../../output/progressBar'

interface PerftOptions extends VariantOptions, GameOptions, OutputOptions {
  readonly depth: number
  readonly progress?: boolean
}

/** Adds `perft`: counts move sequences, so that two programs can compare their rules. */
export function register(program: Command): void {
  const command = program.command('perft').summary(t('open.perft')).description(t('open.perftLong'))
  addGameOptions(addVariantOptions(command))
    .option('--depth <N>', t('open.depth'), whole(1, 30), 5)
    .option('--progress', t('options.progress'))
  addOutputOptions(command, 'json').action((options: PerftOptions) => {
    const variant = readVariant(options)
    const { game } = readGame(variant, options)
    const bar = createProgressBar(message('kinds.unitLines'), options.progress)
    const counting = through(perft(variant, game, options.depth), ({ share, visited }) =>
      bar.update(share, visited),
    )
    const { counts, divided } = finish(counting)
    bar.clear()
    const position = formatPosition(game.position)
    const moves = divided.map(({ choice, count }) => ({ move: formatChoice(choice), count }))
    const json = { variant: variant.name, position, depth: options.depth, counts, divided: moves }
    const text = [
      ...counts.map((count, at) => `${at + 1}  ${count}`),
      '',
      ...moves.map(({ move, count }) => `${t('printed.hole', { hole: move, value: String(count) })}`),
    ]
    const spec = { variant, position, depth: options.depth }
    print(options, { json, text: text.join('\n') }, { kind: 'perft', spec })
  })
}
