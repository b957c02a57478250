import boldUrl from './fonts/figure-bold.ttf?url'
import regularUrl from './fonts/figure-regular.ttf?url'
import symbolsUrl from './fonts/figure-symbols.ttf?url'
import type { EmbeddedFont } from './svg'
import { readTrueType, type TrueType } from './trueType'
import { base64Of } from '../../renderer/platform/base64Of'

/** The fonts that every figure is written with, so that it looks the same on every machine. */
interface FigureFonts {
  /** The value for a canvas' `font`. */
  readonly family: string
  readonly fonts: readonly TrueType[]
  readonly embedded: readonly EmbeddedFont[]
}

const FILES = [
  { url: regularUrl, family: 'Lumbung Figure', name: 'LumbungFigure-Regular', bold: false },
  { url: boldUrl, family: 'Lumbung Figure', name: 'LumbungFigure-Bold', bold: true },
  { url: symbolsUrl, family: 'Lumbung Symbols', name: 'LumbungSymbols-Regular', bold: false },
] as const

let loading: Promise<FigureFonts> | null = null

/** Loads the fonts once; after that, text can be measured with them. */
export function figureFonts(): Promise<FigureFonts> {
  loading ??= load().catch((problem: unknown) => {
    loading = null
    throw problem
  })
  return loading
}

async function load(): Promise<FigureFonts> {
  const read = await Promise.all(
    FILES.map(async ({ url, family, name, bold }) => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`The font ${name} could not be read`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const face = new FontFace(family, bytes, { weight: bold ? '700' : '400' })
      document.fonts.add(await face.load())
      return { font: readTrueType(bytes, name, bold), embedded: { family, bold, base64: base64Of(bytes) } }
    }),
  )
  return {
    family: "'Lumbung Figure', 'Lumbung Symbols', sans-serif",
    fonts: read.map(({ font }) => font),
    embedded: read.map(({ embedded }) => embedded),
  }
}
