// Runs the built main bundle on the stand-in, in a process of its own; the result has the shape of playwright's
// `_electron.launch()`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const START = fileURLToPath(new URL('./start.mjs', import.meta.url))
const IS_WINDOW = /^http:\/\/\w+\.\w+\.localhost\//

/**
 * @param {{ root: string, userData: string, files?: readonly string[], patience: number,
 *   browser: import('playwright-core').LaunchOptions }} options
 */
export async function launchStandin({ root, userData, files = [], browser, patience }) {
  const child = fork(START, [root, `--user-data-dir=${userData}`, ...files], {
    serialization: 'advanced',
    execArgv: ['--expose-gc'],
  })
  const exited = once(child, 'exit')
  const faults = []
  const waiting = new Map()
  let context
  let evaluations = 0

  async function startChromium(port) {
    const profile = join(userData, 'chromium')
    context = await chromium.launchPersistentContext(profile, {
      ...browser,
      viewport: null,
      colorScheme: null,
      args: [
        ...browser.args,
        '--remote-debugging-port=0',
        `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${port}`,
      ],
    })
    context.setDefaultTimeout(patience)
    const [debugging] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    child.send({ chromium: `http://127.0.0.1:${debugging}` })
  }
  const ready = new Promise((settle) => {
    child.on('message', ({ needsChromium, isReady, fault, answer }) => {
      if (needsChromium) startChromium(needsChromium).catch((error) => faults.push(String(error)))
      if (isReady) settle()
      if (fault) faults.push(fault)
      if (answer) waiting.get(answer.id)?.(answer)
    })
  })
  await Promise.race([ready, exited])

  return {
    async firstWindow() {
      for (;;) {
        const page = context?.pages().find((each) => IS_WINDOW.test(each.url()))
        if (page) return page
        if (faults.length > 0) throw new Error(faults.join('\n'))
        await new Promise((soon) => setTimeout(soon, 10))
      }
    },
    async evaluate(work, argument) {
      if (!child.connected) throw new Error('The app has ended')
      const id = evaluations++
      const answered = new Promise((settle) => waiting.set(id, settle))
      child.send({ evaluate: { id, source: String(work), argument } })
      const { value, error } = (await Promise.race([answered, exited])) ?? {}
      if (error) throw new Error(error)
      return value
    },
    /** The app quits as it does from its menu; an error that nobody caught in its main process is thrown here. */
    async close() {
      if (child.exitCode === null && child.connected)
        child.send({ evaluate: { id: -1, source: '({ app }) => void app.quit()' } })
      await exited
      await context?.close()
      if (faults.length > 0)
        throw new Error(`The main process was not quiet:\n${faults.splice(0).join('\n')}`)
    },
    /** Resolves with the exit code, once the app has ended by itself. */
    waitForExit: async () => (await exited)[0],
  }
}
