import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The walks that ARCHITECTURE tells, as lists of files, with the most files each may have. */
const MOST = { simulate: 35, solve: 34, run: 39 }

const page = readFileSync('ARCHITECTURE.md', 'utf8')

function filesOf(walk: string): readonly string[] {
  const list = new RegExp(`<!-- walk: ${walk} -->\\s+\`\`\`text\\n([^\`]*)\`\`\``).exec(page)![1]!
  return list
    .trim()
    .split('\n')
    .map((line) => `src/${line.split(' ')[0]!}`)
}

/** The files that a file imports, takes from a folder (`*.ts`), or starts as a thread (`name.js`). */
function nextFrom(file: string): readonly string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/'([.\w][^'?\s]*)(\?[^']*)?'/g)]
  return names.map(([, name]) => {
    const path = normalize(join(dirname(file), name!.replace(/\.[jt]s$/, '')))
    return path.endsWith('.vue') ? path : `${path}.ts`
  })
}

describe.each(Object.entries(MOST))('the walk of %s', (walk, most) => {
  const files = filesOf(walk)

  it('is no longer than it was', () => {
    expect(files.length).toBeLessThanOrEqual(most)
    expect(new Set(files).size).toBe(files.length)
  })

  it('leads from each file to the next', () => {
    const lost = files.slice(1).filter((file, place) => {
      const before = files.slice(0, place + 1).flatMap(nextFrom)
      return !existsSync(file) || ![file, `${dirname(file)}/*.ts`].some((next) => before.includes(next))
    })
    expect(lost.map((file) => basename(file))).toEqual([])
  })
})
