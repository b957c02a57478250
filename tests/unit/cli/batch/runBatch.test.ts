import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryFolder } from '../../../support/temporaryFolder'

test('every line gets an answer, in order, bad ones a problem with their number', async () => {
  const file = join(temporaryFolder(), 'games.jsonl')
  const good = '{"variant":"kalah","first":"south","moves":[3]}'
  const illegal = '{"variant":"kalah","first":"south","moves":[3,3]}'
  writeFileSync(file, `\uFEFF${good}\nnonsense\n\n${illegal}\r\n${good}`)
  const { code, out } = await lumbung('play', '--batch', file)
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { positions?: object[]; line?: number; problem?: string })
  expect(code).toBe(0)
  expect(answers.map(({ positions, line }) => [positions?.length, line])).toEqual([
    [2, undefined],
    [undefined, 2],
    [2, 4],
    [2, undefined],
  ])
  expect(answers[2]!.problem).toBe('Line 4: Move 2: Hole 3 holds no seeds.')
})

test('a missing file is refused, and so are options that the lines already state', async () => {
  expect(await lumbung('play', '--batch', '/no/such/file')).toMatchObject({
    code: 2,
    err: '--batch: cannot read /no/such/file: there is no such file\n',
  })
  expect(await lumbung('play', '--batch', 'x', '--moves', '3')).toMatchObject({ code: 2 })
})
