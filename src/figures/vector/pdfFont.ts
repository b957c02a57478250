import type { TrueType } from './trueType'

/** A font as embedded in a PDF: complete, with the widths and characters of the glyphs that were used. */
export interface PdfFont {
  readonly font: TrueType
  /** Records that a character is used, and returns its glyph in hexadecimal. */
  use(code: number): string
  descriptor(program: number): string
  descendant(descriptor: number): string
  /** Maps glyphs to characters, so that text can be selected, searched and read aloud. */
  characters(): string
}

const SYMBOLIC = 4

/** A font with no glyphs used yet. */
export function usedGlyphs(font: TrueType): PdfFont {
  const used = new Map<number, number>()
  const { name, ascent, descent, box } = font
  return {
    font,
    use(code) {
      const glyph = font.glyphOf(code)
      used.set(glyph, code)
      return hex(glyph)
    },
    descriptor: (program) =>
      `<< /Type /FontDescriptor /FontName /${name} /Flags ${SYMBOLIC} /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${ascent} /StemV ${font.bold ? 140 : 80} /FontFile2 ${program} 0 R >>`,
    descendant(descriptor) {
      const widths = sorted(used).map(([glyph]) => `${glyph} [${font.widthOf(glyph)}]`)
      return `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths.join(' ')}] /CIDToGIDMap /Identity >>`
    },
    characters() {
      const entries = sorted(used)
      const blocks: string[] = []
      // A block may have a hundred entries at most.
      for (let at = 0; at < entries.length; at += 100) {
        const block = entries.slice(at, at + 100).map(([glyph, code]) => `<${hex(glyph)}> <${utf16(code)}>`)
        blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
      }
      return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${blocks.join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end\n`
    },
  }
}

function sorted(used: ReadonlyMap<number, number>): readonly (readonly [number, number])[] {
  return [...used].sort(([a], [b]) => a - b)
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, '0')
}

function utf16(code: number): string {
  const text = String.fromCodePoint(code)
  return [...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at))).join('')
}
