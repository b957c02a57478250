import { Option, type Command } from 'commander'
import { formatPosition, formatRecord, parseRecord, type GameRecord } from '../../engine/board/notation'
import { storeOf } from '../../engine/board/position'
import type { Game } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import { describePlayProblem } from '../../engine/rules/play'
import { replay, type Replay } from '../../engine/rules/replay'
import { traceLine, traceSteps } from '../../engine/rules/trace'
import type { Variant } from '../../engine/variant/variant'
import { runBatch } from '../batch/runBatch'
import { BadInput } from '../options/badInput'
import { say, t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface PlayOptions extends VariantOptions, OutputOptions {
  readonly moves: string
  readonly batch?: string
  readonly trace?: 'paper'
}

/** `play` replays a record, or every game of a file, and tells where it led. */
export function register(program: Command): void {
  const command = program.command('play').description('play a list of moves and show where they lead')
  addVariantOptions(command)
  command.option('--moves <LIST>', 'holes in order, e.g. 7,3,7; 3c sows clockwise where that is open', '')
  command.addOption(
    new Option('--trace <KIND>', 'print one line per lap, as the congkak paper does').choices(['paper']),
  )
  command.option('--batch <FILE>', 'play one game per line of a JSON Lines file; print one answer per line')
  addOutputOptions(command, 'json').action(async (options: PlayOptions) => {
    if (options.batch !== undefined) return playFile(command, options.batch)
    const variant = readVariant(options)
    const record = readRecord(variant, options.moves)
    const played = readReplay(variant, record)
    const trace = options.trace === undefined ? undefined : traceOf(played)
    const { game } = played
    const answer = {
      position: formatPosition(game.position),
      seeds: game.position.seeds,
      stores: storesOf(game),
      toMove: game.position.toMove,
      over: game.phase === 'over',
      winner: game.winner,
      ended: game.ended,
      round: game.round,
      rounds: game.finished,
      legal: legal(variant, game),
      record: formatRecord(record),
      ...(trace && { trace }),
    }
    const text = [...(trace ?? []), inWords(game)].join('\n')
    print(options, { json: answer, text }, { kind: 'play', spec: { variant, moves: formatRecord(record) } })
  })
}

async function playFile(command: Command, file: string): Promise<void> {
  const other = ['variant', 'holes', 'seeds', 'set', 'moves', 'trace'].find(
    (option) => command.getOptionValueSource(option) === 'cli',
  )
  if (other !== undefined) throw new BadInput(`--${other}`, 'each line of --batch says what to play')
  await runBatch(file)
}

function readRecord(variant: Variant, moves: string): GameRecord {
  const record = parseRecord(variant, moves)
  if (!record.ok) throw new BadInput('--moves', say(record.error))
  return record.value
}

function readReplay(variant: Variant, record: GameRecord): Replay {
  const played = replay(variant, record)
  if (played.ok) return played.value
  const { place, problem } = played.error
  throw new BadInput('--moves', t('play.moveRefused', { move: place, problem: describePlayProblem(problem) }))
}

function traceOf({ opening, played }: Replay): readonly string[] {
  const first = traceLine(opening.position, opening.position.toMove)
  return [first, ...played.flatMap(({ before, steps }) => traceSteps(before.position, steps))]
}

function storesOf({ position }: Game): readonly [number, number] {
  const n = position.seeds.length / 2 - 1
  return [position.seeds[storeOf(n, 'south')]!, position.seeds[storeOf(n, 'north')]!]
}

function inWords(game: Game): string {
  const [south, north] = storesOf(game)
  const result = { south: 'South wins', north: 'North wins', tie: 'A tie' }
  const next = { south: 'South to move', north: 'North to move' }
  const state = game.phase === 'over' ? result[game.winner!] : next[game.position.toMove]
  return `${formatPosition(game.position)}\n${state}; stores ${south} : ${north}`
}
