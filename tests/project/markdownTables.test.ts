import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

/** The number of cells in a line of a table; a bar in code, or after a backslash, parts no cells. */
function cellsIn(line: string): number {
  return line.replace(/`[^`]*`|\\\|/g, '').split('|').length
}

/** Lines that a page shows as text with bars because they stand in no table, or not in its shape. */
function strayLines(page: string): readonly string[] {
  const lines = readFileSync(page, 'utf8')
    .replace(/^( *)```[^]*?^\1```/gm, '')
    .split('\n')
  let cells = 0
  return lines.flatMap((line, i) => {
    if (!line.startsWith('|')) {
      cells = 0
      return []
    }
    const begins = cells === 0 && /^\|[\s:|-]+$/.test(lines[i + 1] ?? '')
    if (begins) cells = cellsIn(line)
    return cells === cellsIn(line) ? [] : [`${page}: ${line.slice(0, 60)}`]
  })
}

test('every line of a table stands in one, with as many cells as its head', () => {
  expect(pages).toContain('docs/survey.md')
  expect(pages.flatMap(strayLines)).toEqual([])
})
