import type { Command } from 'commander'
import { formatChoice, formatLine, formatPosition } from '../../../engine/board/notation'
import { MAX_SEED } from '../../../engine/experiments/spec/shapes'
import { playerForName } from '../../../engine/players/levels'
import { formatPlayer, parsePlayer } from '../../../engine/players/player'
import { loadNetworks } from '../../../engine/players/shipped'
import { playerProblem } from '../../../engine/requests/requested'
import { askPlayer } from '../../../engine/review/askPlayer'
import { message, signed } from '../../../locales/message'
import { endBots } from '../../bots/botFiles'
import { finishAsking } from '../../bots/finishAsking'
import { addPlayerHelp } from '../../options/agentHelp'
import { BadInput } from '../../options/badInput'
import { addGameOptions, readGame, type GameOptions } from '../../options/gameOption'
import { whole } from '../../options/numbers'
import { withPlayerFiles } from '../../options/playerFiles'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { addOutputOptions, print, type OutputOptions } from '../../output/output'

interface MoveOptions extends VariantOptions, GameOptions, OutputOptions {
  readonly player: string
  readonly seed: number
  readonly line: number
}

/** Adds `move`: what a player would do in a position. */
export function register(program: Command): void {
  const command = program.command('move').summary(t('open.move')).description(t('open.moveLong'))
  addGameOptions(addVariantOptions(command))
    .option('--player <PLAYER>', t('open.player'), 'minimax:6')
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
    .option('--line <N>', t('open.line'), whole(1, 1_000), 6)
  addPlayerHelp(addOutputOptions(command, 'json'))
  command.action(async (options: MoveOptions) => {
    const variant = readVariant(options)
    const replayed = readGame(variant, options)
    const { game } = replayed
    if (game.phase === 'over') throw new BadInput('', message('play.gameOver'))
    const player = parsePlayer(playerForName(variant, withPlayerFiles(options.player)))
    if (!player.ok) throw new BadInput('--player', player.error)
    const problem = playerProblem(variant, replayed.opening.position, player.value)
    if (problem !== null) throw new BadInput('--player', problem)
    const name = formatPlayer(player.value)
    await loadNetworks([name])
    const { seed, line } = options
    const work = askPlayer(variant, replayed, player.value, { seed, line, valued: true })
    const asked = await finishAsking(work).finally(() => endBots())
    const position = formatPosition(game.position)
    const json = {
      position,
      player: name,
      toMove: game.position.toMove,
      ...asked,
      choice: formatChoice(asked.choice),
      line: asked.line.map(formatChoice),
    }
    const { value, exact } = asked
    const worth = value === null ? [] : [t(exact ? 'open.exactly' : 'open.about', { value: signed(value) })]
    const text = [formatChoice(asked.choice), ...worth, t('open.continues', { line: formatLine(asked.line) })]
    const spec = { variant, position, moves: options.moves, player: name, seed }
    print(options, { json, text: text.join('\n') }, { kind: 'move', spec })
  })
}
