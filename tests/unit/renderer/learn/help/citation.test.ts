import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  CITATION,
  citationBibtex,
  citationText,
  readCitation,
} from '../../../../../src/renderer/learn/help/citation'

it('is what CITATION.cff says', () => {
  const cff = readFileSync('CITATION.cff', 'utf8')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readCitation(cff)).toEqual(CITATION)
  expect(CITATION.version).toBe(version)
  expect(CITATION.authors).toEqual(['The Lumbung authors'])
})

it('is written as text and as BibTeX', () => {
  const cited = { title: 'Lumbung: a laboratory', authors: ['A', 'B'], version: '1.2', year: '2026' }
  expect(citationText(cited)).toBe('A, B (2026). Lumbung: a laboratory (version 1.2) [computer software].')
  expect(citationBibtex(cited)).toBe(
    '@software{lumbung,\n  author = {{A} and {B}},\n  title = {Lumbung: a laboratory},\n  version = {1.2},\n  year = {2026},\n}\n',
  )
})

it('says what a citation file lacks', () => {
  expect(() => readCitation('title: x')).toThrow('version')
})
