import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocksOf } from '../../../../../src/renderer/learn/teach/markdown'

test('a page in pieces, without its marks', () => {
  const page =
    '# Title\n\n_In [Malay](a.md)._\n\nSome **bold** text\nand a [link](b.md).\n\n## Part\n\n| a | b |\n| - | - |\n| 1 | _two_ |\n\n```sh\nlumbung play\n\nmore\n```\n\nThe end.\n'
  expect(blocksOf(page)).toEqual([
    { kind: 'paragraph', text: 'Some bold text and a link.' },
    { kind: 'heading', text: 'Part' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', 'two']] },
    { kind: 'code', text: 'lumbung play\n\nmore', isCommand: true },
    { kind: 'paragraph', text: 'The end.' },
  ])
})

test('the lesson plans have the same pieces in every language', () => {
  const kinds = (file: string) => blocksOf(readFileSync(file, 'utf8')).map(({ kind }) => kind)
  const english = kinds('docs/teaching.md')
  expect(english.filter((kind) => kind === 'heading')).toHaveLength(2)
  expect(kinds('docs/teaching.ms.md')).toEqual(english)
  expect(kinds('docs/teaching.id.md')).toEqual(english)
})
