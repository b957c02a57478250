import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

interface Part {
  readonly spec: object
  readonly counts: Readonly<Record<string, unknown>>
  readonly seconds: number
}

const folder = temporaryWorkingFolder()
const write = (name: string, content: string): void => writeFileSync(join(folder, name), content)
let text = ''
let part: Part

beforeAll(async () => {
  text = (await lumbung('simulate', '--games', '200', '--json')).out
  part = JSON.parse(text) as Part
  write('part.json', text)
})

/** A part as earlier versions printed it, with something else in it. */
function old(change: object): string {
  const kept = { kind: 'matchSeries', spec: part.spec, counts: part.counts, seconds: part.seconds }
  return JSON.stringify({ ...kept, ...change })
}

describe('parts of earlier versions', () => {
  it('are merged, with a note', async () => {
    write('old.json', old({}))
    const said = await lumbung('merge', 'old.json', '--json')
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('has no checksum') as string })
    expect(JSON.parse(said.out)).toMatchObject({ counts: part.counts })
  })

  it.each([
    { counts: null },
    { counts: { games: 200 } },
    { spec: null },
    { spec: { variant: 'chess' } },
    { kind: 'sweep' },
  ])('are refused with %j', async (change) => {
    write('bent.json', old(change))
    expect(await lumbung('merge', 'bent.json')).toMatchObject({
      code: 2,
      err: 'FILE: bent.json was not printed by `simulate --json`\n',
    })
  })

  it.each(['margins', 'moves', 'endings', 'openings', 'segments', 'wins', 'shortest', 'endless'])(
    'are refused where %s cannot have been counted',
    async (key) => {
      for (const value of [null, 7.5, 'many', {}, [[1, 1]], [[null, 200]], [[1e300, 200]], [{ start: -1 }]]) {
        write('bent.json', old({ counts: { ...part.counts, [key]: value } }))
        expect((await lumbung('merge', 'bent.json')).code, JSON.stringify(value)).toBe(2)
      }
    },
  )
})

it('uses no part that was altered, and crashes on none', async () => {
  const answer = (await lumbung('merge', 'part.json', '--csv', 'whole.csv')).out
  const table = readFileSync('whole.csv', 'utf8')
  const luck = streamOf(21, 0, 'play')
  for (let trial = 0; trial < 300; trial++) {
    const at = luck.below(text.length)
    const digit = String(luck.below(10))
    const kinds = [
      text.slice(0, at),
      text.slice(0, at) + digit + text.slice(at),
      text.slice(0, at) + digit + text.slice(at + 1),
      text.slice(0, at) + text.slice(at + 1 + luck.below(40)),
    ]
    write('bent.json', kinds[trial % kinds.length]!)
    const said = await lumbung('merge', 'bent.json', '--csv', 'bent.csv')
    expect([0, 2], `${trial}: ${said.err}`).toContain(said.code)
    if (said.code === 2) continue
    expect(readFileSync('bent.csv', 'utf8')).toBe(table)
    expect(said.out.split('\n')[0]).toBe(answer.split('\n')[0])
  }
})
