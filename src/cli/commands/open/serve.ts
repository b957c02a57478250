import { Option, type Command } from 'commander'
import { MAX_SEED } from '../../../engine/experiments/spec/shapes'
import { formatPlayer, parsePlayer, type Player } from '../../../engine/players/player'
import { loadNetworks } from '../../../engine/players/shipped'
import { playerProblem } from '../../../engine/requests/requested'
import { startPosition } from '../../../engine/rules/match'
import { isKalah } from '../../../engine/players/cannotPlay'
import type { Variant } from '../../../engine/variant/variant'
import { message } from '../../../locales/message'
import { endBots } from '../../bots/botFiles'
import { addPlayerHelp } from '../../options/agentHelp'
import { BadInput } from '../../options/badInput'
import { whole } from '../../options/numbers'
import { withPlayerFiles } from '../../options/playerFiles'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { boundedLines } from '../../../bots/boundedLines'
import { answerLine, MOST_LINE, tooLong } from '../../serve/jsonServer'
import { connectTo, listenAt, parseAddress } from '../../serve/kgp/address'
import { GUEST_MODES, playAsGuest, type GuestMode } from '../../serve/kgp/guest'
import { KgpHost } from '../../serve/kgp/host'
import { UgiEngine } from '../../serve/ugi'

interface ServeOptions extends VariantOptions {
  readonly json?: boolean
  readonly ugi?: boolean
  readonly player: string
  readonly seconds: number
  readonly kgp?: string
  readonly join?: boolean
  readonly mode: GuestMode
  readonly games: number
  readonly moveSeconds: number
  readonly clients?: number
  readonly seed: number
}

/** Adds `serve`: Lumbung for other programs. */
export function register(program: Command): void {
  const command = program.command('serve').summary(t('open.serve')).description(t('open.serveLong'))
  command.option('--json', t('open.serveJson')).option('--ugi', t('open.serveUgi'))
  command.option('--kgp <HOST:PORT>', t('open.serveKgp')).option('--join', t('open.join'))
  command.addOption(new Option('--mode <MODE>', t('open.kgpMode')).choices(GUEST_MODES).default('freeplay'))
  addVariantOptions(command)
    .option('--player <PLAYER>', t('open.servePlayer'), 'minimax:6')
    .option('--seconds <N>', t('open.serveSeconds'), whole(1, 86_400), 60)
    .option('--games <N>', t('open.kgpGames'), whole(1, 1_000_000), 100)
    .option('--move-seconds <N>', t('open.moveSeconds'), whole(1, 3_600), 5)
    .option('--clients <N>', t('open.clients'), whole(1, 1_000_000))
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
  addPlayerHelp(command)
  command.action(async (options: ServeOptions) => {
    const asked = [options.json, options.ugi, options.kgp].filter((each) => each !== undefined)
    if (asked.length !== 1) throw new BadInput('serve', message('open.oneProtocol'))
    if (options.json) return serveJson(options)
    if (options.ugi) return serveUgi(options)
    const usual = command.getOptionValueSource('variant') !== 'cli'
    const named = usual ? { ...options, variant: 'kalah' } : options
    return options.join ? joinKgp(named) : serveKgp(named)
  })
}

async function serveJson({ seconds }: ServeOptions): Promise<void> {
  for await (const line of boundedLines(process.stdin, MOST_LINE)) {
    const answered = 'text' in line ? await answerLine(line.text, seconds) : tooLong()
    if (answered !== null) await write(`${answered}\n`)
  }
}

async function serveUgi(options: ServeOptions): Promise<void> {
  const engine = new UgiEngine(options, withPlayerFiles(options.player))
  for await (const line of boundedLines(process.stdin, MOST_LINE)) {
    const answers = await engine.answer('text' in line ? line.text : '')
    if (answers === null) break
    for (const answered of answers) await write(`${answered}\n`)
  }
  process.stdin.destroy()
  await endBots()
}

/** Writes a line; resolves once the reader has room for more. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve()
    else process.stdout.once('drain', resolve)
  })
}

/** Plays kalah with whoever connects, one line of JSON per game, until stopped or `--clients` have played. */
async function serveKgp(options: ServeOptions): Promise<void> {
  const variant = readVariant(options)
  if (!isKalah(variant)) throw new BadInput('--variant', message('open.kgpKalah'))
  const player = await readPlayer(options, variant)
  const { games, seed, moveSeconds: secondsPerMove, clients = Infinity } = options
  let left = clients
  await new Promise<void>((resolve, reject) => {
    const listening = listenAt(parseAddress(options.kgp ?? ''), (connection) => {
      const host = new KgpHost(connection, { variant, player, games, seed, secondsPerMove })
      const write = (game: object): void => void process.stdout.write(`${JSON.stringify(game)}\n`)
      void host.play(write).then(() => {
        if (--left <= 0) void listening.then(({ server }) => server.close(() => resolve()))
      })
    })
    listening.then(
      ({ port }) => process.stderr.write(`${t('open.listening', { port: String(port) })}\n`),
      reject,
    )
  })
}

/** Plays at somebody's server until it says goodbye. */
async function joinKgp(options: ServeOptions): Promise<void> {
  const player = await readPlayer(options, null)
  const connection = await connectTo(parseAddress(options.kgp ?? ''))
  const name = `Lumbung ${formatPlayer(player)}`
  const token = process.env['LUMBUNG_KGP_TOKEN']
  const { seed, mode } = options
  const boards = await playAsGuest(connection, { player, name, seed, token, mode })
  await endBots()
  process.stdout.write(`${t('open.guestDone', { boards })}\n`)
}

async function readPlayer({ player: name }: ServeOptions, variant: Variant | null): Promise<Player> {
  const player = parsePlayer(withPlayerFiles(name))
  if (!player.ok) throw new BadInput('--player', player.error)
  const problem = variant && playerProblem(variant, startPosition(variant), player.value)
  if (problem !== null) throw new BadInput('--player', problem)
  await loadNetworks([formatPlayer(player.value)])
  return player.value
}
