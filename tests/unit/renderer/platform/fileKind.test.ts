import { expect, test } from 'vitest'
import { fileKindOf } from '../../../../src/renderer/platform/fileKind'

const kindOf = (content: unknown, name = 'file.json') =>
  fileKindOf({ name, text: typeof content === 'string' ? content : JSON.stringify(content) })

test.each([
  [{ format: 'lumbung-run', kind: 'matchSeries' }, 'run'],
  [{ format: 'lumbung-run', schema: 2, kind: 'matchSeries' }, 'run'],
  [{ format: 'lumbung-spec', kind: 'matchSeries' }, 'spec'],
  [{ lumbung: 'game', schema: 1, record: '' }, 'game'],
  [{ record: '', lumbung: 'game', schema: 1 }, 'game'],
  ['{"lumbung":"backup","schema":1,"shelves":{\n"runs":[', 'backup'],
  [{ schema: 1, board: {}, sow: {} }, 'variant'],
  [{ schema: 4, board: {}, last: [] }, 'variant'],
  [{ board: {} }, 'unknown'],
  [{ lumbung: 'nobody knows' }, 'other'],
  ['{', 'unknown'],
  ['[1]', 'unknown'],
])('%j is a file of kind %s', (content, kind) => {
  expect(kindOf(content)).toBe(kind)
})

test.each([
  { lumbung: 'game', schema: 2 },
  { schema: 5, board: {}, sow: {} },
  { format: 'lumbung-run', schema: 3, kind: 'matchSeries' },
  { players: {}, lumbung: 'game', schema: 7 },
])('%j needs a newer Lumbung', (content) => {
  expect(kindOf(content)).toBe('newer')
})

test('a table is not a Lumbung file', () => {
  expect(kindOf('a,b\r\n1,2\r\n', 'Numbers.CSV')).toBe('other')
})
