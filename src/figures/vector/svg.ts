import { forMarkup } from '../../engine/escape'
import { FIGURE_FAMILY, type FigureFont } from './figureFonts'
import type { Colour, Mark, VectorPage } from './mark'
import { pathOf, round } from './outline'

/** A page as SVG of a physical width, with its fonts inside and a description for screen readers. */
export function svgOf(page: VectorPage, millimetres: number, fonts: readonly FigureFont[]): string {
  const clips = new Map<string, string>()
  const body = page.marks.map((mark) => clipped(mark, page.id, clips)).join('\n')
  const defs = [...clips].map(([path, id]) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`).join('')
  const height = (millimetres * page.height) / page.width
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${round(height)}mm" viewBox="0 0 ${page.width} ${page.height}" role="img" aria-labelledby="${page.id}-title ${page.id}-description">
<title id="${page.id}-title">${forMarkup(page.title)}</title>
<desc id="${page.id}-description">${forMarkup(page.description)}</desc>
<defs><style>${fontFaces(fonts)}text{font-family:${FIGURE_FAMILY};white-space:pre;text-rendering:geometricPrecision}</style>${defs}</defs>
${body}
</svg>
`
}

/** The rules that make a picture carry its fonts. */
export function fontFaces(fonts: readonly FigureFont[]): string {
  return fonts
    .map(
      ({ family, bold, base64 }) =>
        `@font-face{font-family:'${family}';font-weight:${bold ? 700 : 400};src:url(data:font/ttf;base64,${base64}) format('truetype')}`,
    )
    .join('')
}

function clipped(mark: Mark, page: string, known: Map<string, string>): string {
  return mark.clips.reduceRight((inside, clip) => {
    const path = pathOf(clip)
    const id = known.get(path) ?? `${page}-clip${known.size + 1}`
    known.set(path, id)
    return `<g clip-path="url(#${id})">${inside}</g>`
  }, drawn(mark))
}

function drawn(mark: Mark): string {
  if (mark.type === 'text') {
    const [x, y] = mark.at.map(round) as [number, number]
    const turn =
      mark.angle === 0 ? '' : ` transform="rotate(${round((mark.angle * 180) / Math.PI)} ${x} ${y})"`
    return `<text x="${x}" y="${y}" font-size="${round(mark.size)}"${mark.bold ? ' font-weight="700"' : ''}${paint('fill', mark.colour)}${turn}>${forMarkup(mark.text)}</text>`
  }
  const { fill, evenOdd, stroke } = mark
  const line = stroke
    ? `${paint('stroke', stroke.colour)} stroke-width="${round(stroke.width)}"${stroke.dash.length ? ` stroke-dasharray="${stroke.dash.map(round).join(' ')}"` : ''}${stroke.cap === 'butt' ? '' : ` stroke-linecap="${stroke.cap}"`}${stroke.join === 'miter' ? '' : ` stroke-linejoin="${stroke.join}"`}`
    : ''
  return `<path d="${pathOf(mark.outline)}"${fill ? paint('fill', fill) : ' fill="none"'}${evenOdd ? ' fill-rule="evenodd"' : ''}${line}/>`
}

function paint(what: 'fill' | 'stroke', { red, green, blue, alpha }: Colour): string {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  return ` ${what}="#${hex}"${alpha < 1 ? ` ${what}-opacity="${round(alpha)}"` : ''}`
}
