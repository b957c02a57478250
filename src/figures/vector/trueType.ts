/** What a PDF needs to know about a TrueType font. */
export interface TrueType {
  readonly bytes: Uint8Array
  readonly name: string
  readonly bold: boolean
  /** In thousandths of an em. */
  readonly ascent: number
  readonly descent: number
  readonly box: readonly [number, number, number, number]
  /** The glyph of a character; 0 if the font has none. */
  glyphOf(code: number): number
  /** The width of a glyph in thousandths of an em. */
  widthOf(glyph: number): number
}

/** Reads one of our fonts: a TrueType file whose characters are mapped by segments (cmap, format 4). */
export function readTrueType(bytes: Uint8Array, name: string, bold: boolean): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
    tables.set(tag, view.getUint32(at + 8))
  }
  const table = (tag: string): number => {
    const at = tables.get(tag)
    if (at === undefined) throw new Error(`The font ${name} has no table ${tag}`)
    return at
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const unit = 1000 / view.getUint16(head + 18)
  const scaled = (at: number): number => Math.round(view.getInt16(at) * unit)
  const metrics = view.getUint16(hhea + 34)
  const glyphs = glyphsOf(view, table('cmap'))
  return {
    bytes,
    name,
    bold,
    ascent: scaled(hhea + 4),
    descent: scaled(hhea + 6),
    box: [scaled(head + 36), scaled(head + 38), scaled(head + 40), scaled(head + 42)],
    glyphOf: (code) => glyphs.get(code) ?? 0,
    widthOf: (glyph) => Math.round(view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * unit),
  }
}

function glyphsOf(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * view.getUint16(cmap + 2); entry += 8) {
    const at = cmap + view.getUint32(entry + 4)
    if (view.getUint16(at) === 4) readSegments(view, at, glyphs)
  }
  return glyphs
}

function readSegments(view: DataView, at: number, glyphs: Map<number, number>): void {
  const bytes = view.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + bytes]
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes]
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = view.getUint16(ends + segment)
    const delta = view.getUint16(deltas + segment)
    const offset = view.getUint16(offsets + segment)
    for (let code = view.getUint16(starts + segment); code <= end && code < 0xffff; code++) {
      const place = offsets + segment + offset + 2 * (code - view.getUint16(starts + segment))
      const glyph = offset === 0 ? code : view.getUint16(place)
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
}
