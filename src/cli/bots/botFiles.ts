import { appendFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { readBot, type BotProblem } from '../../bots/bot'
import { BotDesk, type KnownBot } from '../../bots/desk'
import { Transcript, transcriptText } from '../../bots/transcript'
import {
  announceProgram,
  outsideIn,
  playerOfProgram,
  type ForfeitReason,
  type OutsideGame,
} from '../../engine/players/outside'
import { list, message, type Message } from '../../locales/message'
import type { Desk } from '../../workers/jobs'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { t } from '../output/language'

/** A program that was named on the command line. */
interface NamedBot extends KnownBot {
  readonly log: string
  games: number
  readonly forfeits: Map<ForfeitReason, number>
}

/** The most that is written to a log; a program that prints more has been heard. */
const MOST_LOGGED = 64 * 2 ** 20
const TAIL = 65_536

/** Ctrl-C, a system that shuts down, a terminal that is closed. */
const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const bots = new Map<string, NamedBot>()
const played: OutsideGame[] = []
const desk = new BotDesk((id) => bots.get(id))

/** Makes the program that a file describes known, and returns the name of the player that it is. Nothing is started yet. */
export function takeBotFile(file: string, option: string): string {
  const read = readBot(readJson(file, option), dirname(file))
  if (!read.ok)
    throw new BadInput(option, message('bots.badFile', { file, problem: problemText(read.error) }))
  const { program } = read.value
  if (!bots.has(program.id)) {
    const log = logOf(file)
    const transcript = new Transcript(TAIL, logger(log))
    bots.set(program.id, {
      bot: read.value,
      transcript,
      log,
      games: 0,
      forfeits: new Map(),
    })
    announceProgram(program)
    endBotsWhenStopped()
  }
  return playerOfProgram(program.id)
}

let isWatching = false

/** A signal that nobody handles would end Lumbung at once, and leave programs behind; an exit ends them, too. */
function endBotsWhenStopped(): void {
  if (isWatching) return
  isWatching = true
  for (const signal of STOPPED_BY) {
    process.on(signal, () => {
      // A run saves its work first, and ends its programs itself.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
  }
}

function problemText(problem: BotProblem): Message {
  switch (problem.code) {
    case 'badDescription':
      return message('bots.badDescription', { where: problem.path })
    case 'noFolder':
      return message('bots.noFolder', { folder: problem.folder })
    case 'notFound':
      return message('bots.notFound', { command: problem.command })
  }
}

/** Refuses a run with programs whose files were not given: only the command line may name what is started. */
export function refuseUnknownBots(spec: unknown, option: string): void {
  const unknown = outsideIn(spec).find((id) => !bots.has(id))
  if (unknown !== undefined)
    throw new BadInput(option, message('bots.unknown', { player: playerOfProgram(unknown) }))
}

/** Refuses a run with programs where they cannot be started, such as on other computers. */
export function refuseBots(spec: unknown, option: string): void {
  if (outsideIn(spec).length > 0) throw new BadInput(option, message('bots.onlyHere'))
}

/** Asks programs for a worker. */
export function botDeskOf(worker: number | string): Desk {
  return {
    ask: (question) => desk.ask(String(worker), question),
    note: (game) => Promise.resolve(noteGame(game)),
  }
}

function noteGame(game: OutsideGame): void {
  played.push(game)
  for (const side of ['south', 'north'] as const) {
    const named = bots.get(outsideIn([game[side]])[0] ?? '')
    if (!named) continue
    named.games++
    if (game.forfeit?.side !== side) continue
    const { reason } = game.forfeit
    named.forfeits.set(reason, (named.forfeits.get(reason) ?? 0) + 1)
    named.transcript.add('note', 0, `game ${game.game} lost by default as ${side}: ${reason}`)
  }
}

/** The games that programs took part in. */
export function playedGames(): readonly OutsideGame[] {
  return played
}

/** Ends all programs, or those of one worker; resolves when they are gone. */
export function endBots(worker?: string): Promise<void> {
  return desk.end(worker)
}

/** What is known about the programs that play in a spec, for whoever wants to judge its results. */
export function outsideFacts(spec: unknown): readonly object[] {
  return outsideIn(spec).flatMap((id) => {
    const named = bots.get(id)
    if (!named) return []
    const { name, version, protocol, command, arguments: given, secondsPerMove } = named.bot.description
    const { sha256 } = named.bot
    return {
      player: playerOfProgram(id),
      name,
      version,
      calledItself: named.calledItself ?? null,
      protocol,
      command: [command, ...given],
      secondsPerMove,
      sha256,
      games: named.games,
      lostByDefault: Object.fromEntries(named.forfeits),
    }
  })
}

/** Says which programs lost games by default, and where to read what they printed. */
export function tellForfeits(spec: unknown): void {
  for (const id of outsideIn(spec)) {
    const named = bots.get(id)
    if (!named || named.forfeits.size === 0) continue
    const { forfeits, games, log, bot } = named
    const lost = [...forfeits.values()].reduce((sum, count) => sum + count, 0)
    const reasons = list(
      [...forfeits].map(([reason, count]) => `${count} ${reason}`),
      'comma',
    )
    const player = bot.description.name
    process.stderr.write(`${t('bots.forfeits', { player, lost, games, reasons, log })}\n`)
  }
}

/** The file that keeps what a program printed: beside its description. */
function logOf(file: string): string {
  return `${file.replace(/\.json$/i, '')}.log`
}

/** Writes lines to a file that is begun anew; a file that cannot be written stays unwritten. */
function logger(file: string): ConstructorParameters<typeof Transcript>[1] {
  let length = 0
  let write: (file: string, text: string) => void = writeFileSync
  return (line) => {
    if (length > MOST_LOGGED) return
    const text = `${transcriptText(line)}\n`
    length += text.length
    try {
      write(file, text)
      write = appendFileSync
    } catch {
      length = Infinity
    }
  }
}
