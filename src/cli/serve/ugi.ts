import { MEMORY } from '../../engine/agents/agent'
import { formatChoice, parseChoice, parsePositionOf, type GameRecord } from '../../engine/board/notation'
import { formatPlayer, parsePlayer, type Player } from '../../engine/players/player'
import { loadNetworks } from '../../engine/players/shipped'
import { playerProblem } from '../../engine/requests/requested'
import { askPlayer } from '../../engine/review/askPlayer'
import { describePlayProblem } from '../../engine/rules/play'
import { replay, type Replay } from '../../engine/rules/replay'
import type { Variant } from '../../engine/variant/variant'
import { message, type Text } from '../../locales/message'
import { version } from '../../../package.json'
import { readVariant, type VariantOptions } from '../options/variantOption'
import { finishAsking } from '../bots/finishAsking'
import { BadInput } from '../options/badInput'
import { say } from '../output/language'

/** What a referee may change by `setoption`. */
const OPTIONS = ['Variant', 'Holes', 'Seeds', 'Player', 'RandomSeed'] as const

/** The move of nobody: there is none. */
const NO_MOVE = '0000'

/** Lumbung as an engine of the Universal Game Interface: it knows the rules, and the referee asks. */
export class UgiEngine {
  private variant: Variant
  private game: Replay
  private player: Player
  private seed = 1

  constructor(
    private options: VariantOptions,
    player: string,
  ) {
    this.variant = readVariant(options)
    this.game = started(this.variant)
    this.player = this.playerOf(player)
  }

  /** The lines that answer a command; null ends the engine. */
  async answer(line: string): Promise<readonly string[] | null> {
    const [command = '', ...words] = line.trim().split(/\s+/)
    if (command === 'quit') return null
    try {
      return await this.handle(command, words)
    } catch (error) {
      return [`info string error ${oneLineOf(error)}`]
    }
  }

  private async handle(command: string, words: readonly string[]): Promise<readonly string[]> {
    switch (command) {
      case 'ugi':
        return this.introduce()
      case 'isready':
        return ['readyok']
      case 'uginewgame':
        this.game = started(this.variant)
        return []
      case 'setoption':
        this.setOption(words)
        return []
      case 'position':
        this.setPosition(words)
        return []
      case 'query':
        return [`response ${this.query(words[0] ?? '')}`]
      case 'go':
        return this.go(words)
      case 'stop':
      case '':
        return []
      default:
        throw new BadInput('', message('open.unknownUgi', { command: command.slice(0, 40) }))
    }
  }

  private introduce(): readonly string[] {
    const values = [
      this.options.variant ?? 'congkak',
      this.variant.board.holes,
      this.variant.start.seedsPerHole,
      formatPlayer(this.player),
      this.seed,
    ]
    const options = OPTIONS.map((name, at) => `option name ${name} type string default ${values[at]}`)
    return [`id name Lumbung ${version}`, 'id author The Lumbung authors', ...options, 'ugiok']
  }

  private setOption(words: readonly string[]): void {
    const at = words.indexOf('value')
    const name = words
      .slice(1, at < 0 ? undefined : at)
      .join(' ')
      .toLowerCase()
    const value = at < 0 ? '' : words.slice(at + 1).join(' ')
    const option = OPTIONS.find((each) => each.toLowerCase() === name)
    switch (option) {
      case 'Player':
        this.player = this.playerOf(value)
        return
      case 'RandomSeed':
        this.seed = numberIn(value, 'RandomSeed')
        return
      case 'Variant':
        return this.change({ variant: value, holes: undefined, seeds: undefined })
      case 'Holes':
        return this.change({ holes: numberIn(value, 'Holes') })
      case 'Seeds':
        return this.change({ seeds: numberIn(value, 'Seeds') })
      default:
        throw new BadInput('', message('open.unknownUgi', { command: `setoption ${name.slice(0, 40)}` }))
    }
  }

  private change(changes: VariantOptions): void {
    const options = { ...this.options, ...changes }
    this.variant = readVariant(options)
    this.options = options
    this.game = started(this.variant)
  }

  /** `startpos` or `fen FEN`, where FEN is a position of ours, perhaps with `_` for its spaces; then `moves …`. */
  private setPosition(words: readonly string[]): void {
    const at = words.indexOf('moves')
    const [kind, ...rest] = at < 0 ? words : words.slice(0, at)
    if (kind !== 'startpos' && kind !== 'fen')
      throw new BadInput('', message('open.unknownUgi', { command: `position ${kind ?? ''}` }))
    const choices = (at < 0 ? [] : words.slice(at + 1)).map((word) =>
      valueOf(parseChoice(this.variant, word)),
    )
    const fen = rest.join(' ').replaceAll('_', ' ')
    const from = kind === 'fen' ? { from: valueOf(parsePositionOf(this.variant, fen)) } : {}
    this.game = replayed(this.variant, { ...from, choices })
  }

  private query(what: string): string {
    const { game } = this.game
    switch (what) {
      case 'gameover':
        return String(game.phase === 'over')
      case 'p1turn':
        return String(game.position.toMove === 'south')
      case 'result':
        return game.winner === null ? 'none' : { south: 'p1win', north: 'p2win', tie: 'draw' }[game.winner]
      default:
        throw new BadInput('', message('open.unknownUgi', { command: `query ${what.slice(0, 40)}` }))
    }
  }

  /** Depth and nodes limit a player that searches; our players read no clock, so times are not used. */
  private async go(words: readonly string[]): Promise<readonly string[]> {
    const { game, opening } = this.game
    if (game.phase === 'over') return [`bestmove ${NO_MOVE}`]
    const player = limited(this.player, words)
    const problem = playerProblem(this.variant, opening.position, player)
    if (problem !== null) return [`info string error ${say(problem)}`, `bestmove ${NO_MOVE}`]
    await loadNetworks([formatPlayer(player)])
    const asking = { seed: this.seed, line: 1, valued: false }
    const { choice, nodes } = await finishAsking(askPlayer(this.variant, this.game, player, asking))
    const info = nodes === null ? [] : [`info nodes ${nodes}`]
    return [...info, `bestmove ${formatChoice(choice)}`]
  }

  private playerOf(name: string): Player {
    return valueOf(parsePlayer(name), 'Player')
  }
}

function limited(player: Player, words: readonly string[]): Player {
  if (player.kind !== 'agent' || player.agent.kind !== 'minimax') return player
  const after = (word: string): string | undefined => words[words.indexOf(word) + 1]
  const turns = words.includes('depth') ? after('depth') : player.agent.turns
  const name = words.includes('nodes') ? `minimax:${turns}:${after('nodes')}` : `minimax:${turns}`
  const memory = player.agent.memory ? MEMORY : ''
  const isLimited = words.includes('nodes') || words.includes('depth')
  const parsed = parsePlayer(isLimited ? name + memory : formatPlayer(player))
  return parsed.ok ? parsed.value : player
}

function started(variant: Variant): Replay {
  return replayed(variant, { choices: [] })
}

function replayed(variant: Variant, record: GameRecord): Replay {
  const result = replay(variant, record)
  if (result.ok) return result.value
  const { place, problem } = result.error
  throw new BadInput('', message('play.moveRefused', { move: place, problem: describePlayProblem(problem) }))
}

function valueOf<T>(
  parsed: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Text },
  field = '',
): T {
  if (parsed.ok) return parsed.value
  throw new BadInput(field, parsed.error)
}

function numberIn(text: string, option: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new BadInput(option, message('refusals.number'))
}

function oneLineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim()
}
