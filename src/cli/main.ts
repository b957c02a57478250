/// <reference types="vite/client" />
import { Command, CommanderError, Option } from 'commander'
import { version } from '../../package.json'
import { LANGUAGES } from '../locales/language'
import { messageOf } from '../locales/messageOf'
import { BadInput, clipped } from './options/badInput'
import { Refusal } from '../engine/refusal'
import { languageWanted, say, speak, t } from './output/language'
import { CannotWrite } from './output/outputFile'
import { afterHelp, HELP } from './parser/help'
import { refusalOf, refuseBadValues, refuseStrays } from './parser/refusals'
import { noteTyped, noteWords } from './parser/typedOptions'
import { answerIsOut, nothingAnsweredYet, saveUnlessCheap, saveUnanswered } from './run/pendingAnswer'
import { noteCommand } from './output/provenance'
import { OnlyText } from './run/onlyText'
import { Stopped } from './run/stopped'

/** A file of `commands/`: it adds one command, whole, to the program. */
interface CommandFile {
  register(program: Command): void
}

/** Loaded when its command is typed, so that a short command need not wait for what a long one uses. */
const FILES = import.meta.glob<CommandFile>([
  './commands/*.ts',
  './commands/cluster/*.ts',
  './commands/games/*.ts',
  './commands/open/*.ts',
  './commands/players/*.ts',
])

/** The order in which the help lists the commands. */
const ORDER = [
  'variants',
  'play',
  'replay',
  'review',
  'move',
  'perft',
  'serve',

  'simulate',
  'matrix',
  'ladder',
  'train',
  'skill-curve',
  'compare',
  'survey',
  'rounds',
  'merge',
  'study',

  'puzzles',

  'openings',
  'solve',
  'values',
  'tree',
  'sweep',
  'check-strategy',
  'layouts',
  'tables',
  'verify',

  'run',
  'plan',
  'part',
  'status',
  'queue',
  'work',

  'reproduce',
  'bench',
]

/** The file of each command is named after it: `skill-curve` is in skillCurve.ts. */
const COMMANDS: ReadonlyMap<string, () => Promise<CommandFile>> = new Map(
  Object.entries(FILES).map(([path, load]) => {
    const file = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
    return [file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), load]
  }),
)

/** Runs one command, or lists all commands if none is named; sets the exit code as documented in the help. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.off('error', onOutputError).on('error', onOutputError)
  nothingAnsweredYet()
  try {
    await speak(languageWanted(argv, process.env))
    noteCommand(argv.slice(2))
    noteWords(argv.slice(2))
    await parse(argv.slice(2)).catch(printOnlyText)
    await stdoutIsWritten()
    answerIsOut()
  } catch (error) {
    process.exitCode = reportError(error)
    const saved = error instanceof Stopped ? null : saveUnanswered()
    if (saved !== null) process.stderr.write(`${saved}\n`)
  }
}

function printOnlyText(error: unknown): void {
  if (!(error instanceof OnlyText)) throw error
  process.stdout.write(error.text)
}

/** Resolves once everything printed so far has been written; `onOutputError` handles failures. */
function stdoutIsWritten(): Promise<void> {
  return new Promise((resolve) => process.stdout.write('', (error) => error ?? resolve()))
}

/** A reader that has seen enough (`| head`) is not an error. */
function onOutputError({ code, message }: NodeJS.ErrnoException): void {
  const hasLeft = code === 'EPIPE'
  const saved = hasLeft ? saveUnlessCheap() : saveUnanswered()
  if (!hasLeft) process.stderr.write(`${t('saving.notWritten', { reason: message })}\n`)
  if (saved !== null) process.stderr.write(`${saved}\n`)
  process.exit(hasLeft ? 0 : 4)
}

/** Parses what was typed; shows help only for commands that exist. */
async function parse(words: readonly string[]): Promise<void> {
  const [word] = words.filter((each) => each !== '-h' && each !== '--help')
  const isCommand = word !== undefined && COMMANDS.has(word)
  const isUnknown = word !== undefined && !word.startsWith('-') && !isCommand
  const program = await programOf(isCommand ? word : undefined)
  const read = isUnknown ? [word] : words.length === 0 ? ['--help'] : words
  await program.parseAsync(read, { from: 'user' })
}

/** The program with one of its commands, or with all of them. */
export async function programOf(command?: string): Promise<Command> {
  const program = new Command('lumbung')
    .description(t('help.about'))
    .version(version, '-V, --version', t('options.version'))
    .usage('COMMAND …')
    .helpOption('-h, --help', t('options.help'))
    .helpCommand(false)
    .configureHelp(HELP)
    // Refusals are written when they are caught, in the chosen language.
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .addHelpText('after', afterHelp())
    .exitOverride()
    .allowExcessArguments()
    .hook('preAction', (_, command) => {
      refuseStrays(command)
      noteTyped(command)
    })
  const chosen = [...COMMANDS].filter(([name]) => command === undefined || name === command)
  for (const [, load] of chosen) (await load()).register(program)
  addLanguageOption(program)
  refuseBadValues(program)
  const place = (each: Command): number =>
    (ORDER.indexOf(each.name()) + ORDER.length + 1) % (ORDER.length + 1)
  ;(program.commands as Command[]).sort((a, b) => place(a) - place(b))
  return program
}

/** Every command accepts `--lang`; the language was read before anything was printed. */
function addLanguageOption(command: Command): void {
  const option = new Option('--lang <code>', t('options.lang'))
  command.addOption(option.choices(Object.keys(LANGUAGES)))
  command.commands.forEach(addLanguageOption)
}

/** Says what went wrong, and returns the exit code for it. */
function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : reportError(refusalOf(error))
  if (error instanceof BadInput) {
    process.stderr.write(`${clipped(error.message)}\n`)
    return error instanceof CannotWrite ? 4 : 2
  }
  if (error instanceof Stopped) {
    process.stderr.write(`${error.message}\n`)
    return error.exitCode
  }
  if (error instanceof Refusal) {
    process.stderr.write(`${say(error.text)}\n`)
    return 1
  }
  const reason = messageOf(error)
  process.stderr.write(`${t('saving.internalError', { reason })}\n`)
  if (process.env['LUMBUNG_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return 3
}
