import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Mark, VectorPage } from '../../../../src/figures/vector/mark'
import { IDENTITY } from '../../../../src/figures/vector/matrix'
import { Outline } from '../../../../src/figures/vector/outline'
import { pdfOf } from '../../../../src/figures/vector/pdf'
import { svgOf } from '../../../../src/figures/vector/svg'
import { readTrueType } from '../../../../src/figures/vector/trueType'
import { temporaryFolder } from '../../../support/temporaryFolder'

const FONTS = 'src/figures/vector/fonts'
const font = (file: string, name: string, bold = false) =>
  readTrueType(new Uint8Array(readFileSync(join(FONTS, file))), name, bold)
const regular = font('figure-regular.ttf', 'LumbungFigure-Regular')
const fonts = [
  regular,
  font('figure-bold.ttf', 'LumbungFigure-Bold', true),
  font('figure-symbols.ttf', 'LumbungSymbols-Regular'),
]
const BLUE = { red: 0, green: 0, blue: 255, alpha: 0.5 }

function boxOf(x: number, y: number, width: number, height: number) {
  const outline = new Outline()
  outline.rect(IDENTITY, x, y, width, height)
  return outline.segments
}

const text = (words: string, y: number, bold = false): Mark => ({
  type: 'text',
  text: words,
  at: [10, y],
  angle: 0,
  size: 12,
  bold,
  colour: BLUE,
  clips: [],
})
const box: Mark = {
  type: 'outline',
  outline: boxOf(5, 5, 40, 20),
  fill: BLUE,
  evenOdd: true,
  stroke: { colour: { ...BLUE, alpha: 1 }, width: 1, dash: [2, 3], cap: 'round', join: 'bevel' },
  clips: [boxOf(0, 0, 20, 20)],
}
const page: VectorPage = {
  id: 'wins',
  width: 100,
  height: 50,
  title: 'Wins & <losses>',
  description: 'South 61%',
  marks: [box, text('60,5% ◆ South', 20), text('Žrn χ² −1', 40, true)],
}

describe('fonts of figures', () => {
  it('have widths and glyphs for what figures say', () => {
    expect(regular.widthOf(regular.glyphOf('A'.charCodeAt(0)))).toBe(667)
    for (const char of '0123456789,.%()–−·×≤≥±²χÁžğşéüSouth')
      expect(regular.glyphOf(char.codePointAt(0)!), char).toBeGreaterThan(0)
    for (const char of '◆○●▲■□✳✕')
      expect(
        fonts.some((each) => each.glyphOf(char.codePointAt(0)!) > 0),
        char,
      ).toBe(true)
  })
})

describe('SVG', () => {
  const svg = svgOf(page, 85, [{ ...regular, family: 'Lumbung Figure', base64: 'AAAA' }])
  it('has its width on paper, its description and its fonts', () => {
    expect(svg).toContain('width="85mm" height="42.5mm" viewBox="0 0 100 50"')
    expect(svg).toContain('<title id="wins-title">Wins &#38; &#60;losses&#62;</title>')
    expect(svg).toContain('<desc id="wins-description">South 61%</desc>')
    expect(svg).toContain('base64,AAAA')
  })
  it('keeps text as text, and clips what is clipped', () => {
    expect(svg).toContain('>60,5% ◆ South</text>')
    expect(svg).toMatch(
      /<g clip-path="url\(#wins-clip1\)"><path[^>]*fill-rule="evenodd"[^>]*stroke-dasharray="2 3"/,
    )
  })
})

describe('PDF', () => {
  const folder = temporaryFolder()
  const bytes = pdfOf([page], 85, fonts)
  const raw = Buffer.from(bytes).toString('latin1')

  it('lists every object where it is', () => {
    const table = /startxref\n(\d+)\n%%EOF\n$/.exec(raw)!
    const rows = [...raw.slice(Number(table[1])).matchAll(/^(\d{10}) 00000 n /gm)]
    expect(rows.length).toBeGreaterThan(10)
    rows.forEach(([, place], at) => expect(raw.slice(Number(place)).startsWith(`${at + 1} 0 obj`)).toBe(true))
    expect(raw).toMatch(/\/MediaBox \[0 0 240\.9449 120\.4724\]/)
  })

  it('has a page for each drawing, each with its own height', () => {
    const two = Buffer.from(pdfOf([page, { ...page, height: 100 }], 85, fonts)).toString('latin1')
    expect(two).toMatch(/\/Type \/Pages \/Kids \[\d+ 0 R \d+ 0 R\] \/Count 2/)
    expect([...two.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, , height]) => height)).toEqual([
      '120.4724',
      '240.9449',
    ])
    const parent = /\/Parent (\d+) 0 R/.exec(two)![1]
    expect(two).toContain(`${parent} 0 obj\n<< /Type /Pages`)
  })

  const poppler = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0
  it.skipIf(!poppler)('gives its text to whoever reads it (needs pdftotext)', () => {
    const file = join(folder, 'figure.pdf')
    writeFileSync(file, bytes)
    const read = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    expect(read.stderr).toBe('')
    expect(read.stdout).toContain('60,5% ◆ South')
    expect(read.stdout).toContain('Žrn χ² −1')
  })
})

describe('outlines', () => {
  it('turn arcs into curves that end where the arc does', () => {
    const outline = new Outline()
    outline.arc(IDENTITY, [0, 0], 10, 0, 2 * Math.PI, false)
    expect(outline.segments.filter(({ to }) => to === 'curve')).toHaveLength(4)
    const last = outline.segments.at(-1)
    expect(last?.to === 'curve' && last.at.map(Math.round)).toEqual([10, -0])
  })
})
