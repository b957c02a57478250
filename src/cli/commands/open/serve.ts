import type { Command } from 'commander'
import { message } from '../../../locales/message'
import { addPlayerHelp } from '../../options/agentHelp'
import { BadInput } from '../../options/badInput'
import { whole } from '../../options/numbers'
import { withPlayerFiles } from '../../options/playerFiles'
import { addVariantOptions, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { boundedLines } from '../../serve/boundedLines'
import { answerLine, MOST_LINE, tooLong } from '../../serve/jsonServer'
import { UgiEngine } from '../../serve/ugi'

interface ServeOptions extends VariantOptions {
  readonly json?: boolean
  readonly ugi?: boolean
  readonly player: string
  readonly seconds: number
}

/** Adds `serve`: Lumbung for other programs. */
export function register(program: Command): void {
  const command = program.command('serve').summary(t('open.serve')).description(t('open.serveLong'))
  command.option('--json', t('open.serveJson')).option('--ugi', t('open.serveUgi'))
  addVariantOptions(command)
    .option('--player <PLAYER>', t('open.servePlayer'), 'minimax:6')
    .option('--seconds <N>', t('open.serveSeconds'), whole(1, 86_400), 60)
  addPlayerHelp(command)
  command.action(async (options: ServeOptions) => {
    const asked = [options.json, options.ugi].filter((each) => each !== undefined)
    if (asked.length !== 1) throw new BadInput('serve', message('open.oneProtocol'))
    if (options.json) return serveJson(options)
    return serveUgi(options)
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
}

/** Writes a line; resolves once the reader has room for more. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve()
    else process.stdout.once('drain', resolve)
  })
}
