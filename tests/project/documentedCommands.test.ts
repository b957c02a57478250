import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lumbung } from '../support/cli/lumbung'
import { temporaryWorkingFolder } from '../support/temporaryFolder'

vi.mock('../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

/** Every page with commands, and how many of them at least promise an output. */
const PAGES = {
  tutorial: 4,
  experiments: 16,
  players: 1,
  puzzles: 2,
  programs: 3,
  faq: 2,
  rules: 0,
  teaching: 5,
  'teaching.ms': 5,
  'teaching.id': 5,
}

const texts = Object.fromEntries(
  Object.keys(PAGES).map((page) => [page, readFileSync(resolve('docs', `${page}.md`), 'utf8')]),
)
temporaryWorkingFolder()

/** The files that a page shows under their names; its commands may read them. */
function writeFiles(page: string): void {
  for (const [, name = '', content = ''] of texts[page]!.matchAll(/^`([\w.]+)`:\n\n```\w+\n([^`]+)```/gm))
    writeFileSync(name, content)
}

/** Every command of a page, with the output that the page promises; null if it promises none. */
function stepsOf(page: string) {
  return [...texts[page]!.matchAll(/```sh\nlumbung (.+)\n```\n(?:\n```text\n([^`]+)\n```)?/g)].map(
    ([, command = '', promised]) => ({ command, promised: promised ?? null }),
  )
}

describe.each(Object.entries(PAGES))('docs/%s.md', (page, fewest) => {
  beforeAll(() => writeFiles(page))

  test(`promises the output of at least ${fewest} commands`, () => {
    expect(stepsOf(page).filter(({ promised }) => promised !== null).length).toBeGreaterThanOrEqual(fewest)
  })

  test.each(stepsOf(page))('“lumbung $command” prints what the page says', async ({ command, promised }) => {
    const { code, out, err } = await lumbung('--lang', 'en', ...command.split(' '))
    expect([code, err.includes('rror')]).toEqual([0, false])
    expect(out.trim()).not.toBe('')
    // Commands may end with how long they took.
    if (promised !== null) expect(withoutTrailingSpaces(out).slice(0, promised.length)).toBe(promised)
  })
})

/** Pages have no spaces at the ends of their lines. */
function withoutTrailingSpaces(text: string): string {
  return text.replace(/ +$/gm, '')
}
