import { Option, type Command } from 'commander'
import { formatPosition, formatRecord } from '../../engine/board/notation'
import { storeOf } from '../../engine/board/position'
import type { Game } from '../../engine/rules/game'
import { legal } from '../../engine/rules/legal'
import type { Replay } from '../../engine/rules/replay'
import { traceLine, traceSteps } from '../../engine/rules/trace'
import { runBatch } from '../batch/runBatch'
import { BadInput } from '../options/badInput'
import { readRecord, readReplay } from '../options/gameOption'
import { message } from '../../locales/message'
import { t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface PlayOptions extends VariantOptions, OutputOptions {
  readonly moves: string
  readonly batch?: string
  readonly trace?: 'paper'
}

/** `play` replays a record, or every game of a file, and shows where it led. */
export function register(program: Command): void {
  const command = program.command('play').description(t('commands.play'))
  addVariantOptions(command)
  command.option('--moves <LIST>', t('options.moves'), '')
  command.addOption(new Option('--trace <KIND>', t('options.trace')).choices(['paper']))
  command.option('--batch <FILE>', t('options.batch'))
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
  if (other !== undefined) throw new BadInput(`--${other}`, message('refusals.batchAlone'))
  await runBatch(file)
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
  const key = game.phase === 'over' ? RESULT[game.winner!] : NEXT[game.position.toMove]
  return `${formatPosition(game.position)}\n${t(key, { south, north })}`
}

const RESULT = { south: 'printed.southWins', north: 'printed.northWins', tie: 'printed.tie' } as const
const NEXT = { south: 'printed.southMoves', north: 'printed.northMoves' } as const
