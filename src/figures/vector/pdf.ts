import { strToU8, zlibSync } from 'fflate'
import type { Colour, Mark, Segment, VectorPage } from './mark'
import { usedGlyphs, type PdfFont } from './pdfFont'
import type { TrueType } from './trueType'

const POINTS_PER_MILLIMETRE = 72 / 25.4

/** Pages of one physical width as a PDF: vectors and selectable text, with the fonts inside. */
export function pdfOf(
  pages: readonly VectorPage[],
  millimetres: number,
  fonts: readonly TrueType[],
): Uint8Array<ArrayBuffer> {
  const used = fonts.map((font) => usedGlyphs(font))
  const opacities = new Map<number, string>()
  const file = new PdfFile()
  const drawn = pages.map((page) => {
    const scale = (millimetres * POINTS_PER_MILLIMETRE) / page.width
    const [width, height] = [page.width * scale, page.height * scale].map(number)
    const drawing = page.marks.map((mark) => drawnMark(mark, used, opacities)).join('\n')
    const content = `${number(scale)} 0 0 ${number(-scale)} 0 ${height} cm\n${drawing}\n`
    return { box: `0 0 ${width} ${height}`, content: file.add(stream({}, strToU8(content))) }
  })
  // Fonts follow the drawings, which decide the glyphs that they list.
  const names = used.map((font, at) => `/F${at} ${file.addFont(font)} 0 R`)
  const states = [...opacities].map(
    ([alpha, name]) => `/${name} << /ca ${number(alpha)} /CA ${number(alpha)} >>`,
  )
  const resources = file.add([`<< /Font << ${names.join(' ')} >> /ExtGState << ${states.join(' ')} >> >>`])
  const pagesId = file.next + pages.length
  const kids = drawn.map(({ box, content }) =>
    file.add([
      `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox [${box}] /Contents ${content} 0 R /Resources ${resources} 0 R >>`,
    ]),
  )
  file.add([`<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`])
  const told = (of: 'title' | 'description'): string => unicode(pages.map((page) => page[of]).join('; '))
  const infoId = file.add([
    `<< /Title ${told('title')} /Subject ${told('description')} /Producer (Lumbung) >>`,
  ])
  const rootId = file.add([`<< /Type /Catalog /Pages ${pagesId} 0 R >>`])
  return file.end(rootId, infoId)
}

/** The objects of a file, and where each begins. */
class PdfFile {
  readonly #pieces: Uint8Array[] = []
  readonly #places: number[] = []
  #length = 0

  constructor() {
    // Non-ASCII bytes in the second line mark the file as binary.
    this.#write(new Uint8Array([...strToU8('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 10]))
  }

  /** The number that the next object gets. */
  get next(): number {
    return this.#places.length + 1
  }

  /** Adds an object and returns its number. */
  add(pieces: readonly (string | Uint8Array)[]): number {
    const id = this.next
    this.#places.push(this.#length)
    this.#write(strToU8(`${id} 0 obj\n`))
    for (const piece of pieces) this.#write(typeof piece === 'string' ? strToU8(piece) : piece)
    this.#write(strToU8('\nendobj\n'))
    return id
  }

  /** Adds a font with all its objects. */
  addFont(font: PdfFont): number {
    const program = this.add(stream({ Length1: font.font.bytes.length }, font.font.bytes))
    const descriptor = this.add([font.descriptor(program)])
    const descendant = this.add([font.descendant(descriptor)])
    const characters = this.add(stream({}, strToU8(font.characters())))
    return this.add([
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font.font.name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${characters} 0 R >>`,
    ])
  }

  end(root: number, info: number): Uint8Array<ArrayBuffer> {
    const start = this.#length
    const rows = this.#places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    this.#write(
      strToU8(
        `xref\n0 ${this.next}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${this.next} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    )
    const whole = new Uint8Array(this.#length)
    let at = 0
    for (const piece of this.#pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  #write(piece: Uint8Array): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }
}

/** The stream of some bytes, packed. */
function stream(
  entries: Readonly<Record<string, number>>,
  bytes: Uint8Array,
): readonly (string | Uint8Array)[] {
  const more = Object.entries(entries).map(([name, value]) => `/${name} ${value} `)
  const packed = zlibSync(bytes)
  const head = `<< ${more.join('')}/Filter /FlateDecode /Length ${packed.length} >>`
  return [`${head}\nstream\n`, packed, '\nendstream']
}

function drawnMark(mark: Mark, fonts: readonly PdfFont[], opacities: Map<number, string>): string {
  const clips = mark.clips.map((clip) => `${pathOf(clip)} W n`)
  const inside = mark.type === 'text' ? textOf(mark, fonts, opacities) : outlineOf(mark, opacities)
  return ['q', ...clips, inside, 'Q'].join(' ')
}

function outlineOf(
  { outline, fill, evenOdd, stroke }: Extract<Mark, { type: 'outline' }>,
  opacities: Map<number, string>,
): string {
  const alpha = fill?.alpha ?? stroke?.colour.alpha ?? 1
  const line = stroke
    ? `${paint(stroke.colour)} RG ${number(stroke.width)} w [${stroke.dash.map(number).join(' ')}] 0 d ${['butt', 'round', 'square'].indexOf(stroke.cap)} J ${['miter', 'round', 'bevel'].indexOf(stroke.join)} j`
    : ''
  const paints = fill ? `${stroke ? 'B' : 'f'}${evenOdd ? '*' : ''}` : 'S'
  return [opacity(alpha, opacities), fill ? `${paint(fill)} rg` : '', line, pathOf(outline), paints].join(' ')
}

function textOf(
  { text, at: [x, y], angle, size, bold, colour }: Extract<Mark, { type: 'text' }>,
  fonts: readonly PdfFont[],
  opacities: Map<number, string>,
): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  // The page is flipped, so letters are flipped back.
  const place = [cos, sin, sin, -cos, x, y].map(number).join(' ')
  return `${opacity(colour.alpha, opacities)} BT ${paint(colour)} rg ${place} Tm ${written(text, fonts, bold, size)} ET`
}

/** A text in runs of one font each; characters missing from the first font come from the next that has them. */
function written(text: string, fonts: readonly PdfFont[], bold: boolean, size: number): string {
  const order = [...fonts.keys()].sort(
    (a, b) => Number(fonts[b]!.font.bold === bold) - Number(fonts[a]!.font.bold === bold),
  )
  const stretches: { font: number; glyphs: string }[] = []
  for (const char of text) {
    const code = char.codePointAt(0)!
    const font = order.find((at) => fonts[at]!.font.glyphOf(code) !== 0) ?? order[0]!
    const glyph = fonts[font]!.use(code)
    const last = stretches.at(-1)
    if (last?.font === font) last.glyphs += glyph
    else stretches.push({ font, glyphs: glyph })
  }
  return stretches.map(({ font, glyphs }) => `/F${font} ${number(size)} Tf <${glyphs}> Tj`).join(' ')
}

function opacity(alpha: number, opacities: Map<number, string>): string {
  if (alpha >= 1) return ''
  const name = opacities.get(alpha) ?? `A${opacities.size}`
  opacities.set(alpha, name)
  return `/${name} gs`
}

function paint({ red, green, blue }: Colour): string {
  return [red, green, blue].map((part) => number(part / 255)).join(' ')
}

function pathOf(outline: readonly Segment[]): string {
  const at = (place: readonly [number, number]): string => place.map(number).join(' ')
  return outline
    .map((segment) => {
      if (segment.to === 'close') return 'h'
      if (segment.to === 'curve') return `${at(segment.by[0])} ${at(segment.by[1])} ${at(segment.at)} c`
      return `${at(segment.at)} ${segment.to === 'move' ? 'm' : 'l'}`
    })
    .join(' ')
}

function number(value: number): string {
  return String(Math.round(value * 1e4) / 1e4)
}

/** A text of the file's metadata, in any script. */
function unicode(text: string): string {
  const units = [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}
