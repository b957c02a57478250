import { oneLine } from '../../../engine/escape'
import { FIGURE_SIZES, type FigureFormat, type FigureSize } from '../../../figures/size'
import { FIGURE_FAMILY, FIGURE_FONTS } from '../../../figures/vector/figureFonts'
import { IDENTITY } from '../../../figures/vector/matrix'
import type { Colour } from '../../../figures/vector/mark'
import { pdfOf } from '../../../figures/vector/pdf'
import { fontFaces } from '../../../figures/vector/svg'
import { VectorPen } from '../../../figures/vector/vectorPen'
import { drawSvg } from './drawSvg'
import { svgCopy } from './svgCopy'

/** The description of a picture, for people who cannot see it and for programs. */
interface AboutPicture {
  readonly title: string
  readonly description: string
}

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing that is shown on the page, such as a board, as a picture of a width, for papers and slides. */
export async function svgPicture(
  shown: Element,
  about: AboutPicture,
  format: FigureFormat,
  size: FigureSize,
): Promise<Blob> {
  const svg = aloneSvg(shown, about, FIGURE_SIZES[size].millimetres)
  if (format === 'pdf') return pdfPicture(svg, about, FIGURE_SIZES[size].millimetres)
  const whole = withFonts(svg)
  return format === 'png' ? pngOf(whole, size) : new Blob([whole], { type: 'image/svg+xml' })
}

/**
 * A drawing that stands alone but for its fonts: every colour is written out, nothing refers to a style sheet, and
 * effects that only some programs can draw (grain, soft shadow) are left out.
 */
function aloneSvg(shown: Element, { title, description }: AboutPicture, millimetres: number): string {
  const layers = [...shown.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'))
  const viewBox = layers[0]?.getAttribute('viewBox') ?? '0 0 1 1'
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('xmlns', SVG)
  picture.setAttribute('viewBox', viewBox)
  picture.setAttribute('width', `${millimetres}mm`)
  picture.setAttribute('height', `${Math.round((100 * millimetres * height) / width) / 100}mm`)
  picture.setAttribute('role', 'img')
  picture.append(textElement('title', title), textElement('desc', description))
  for (const layer of layers) picture.append(svgCopy(layer))
  return `${new XMLSerializer().serializeToString(picture)}\n`
}

/** A drawing with its fonts inside; they are added to its text, because the page's policy forbids styles in elements. */
function withFonts(svg: string): string {
  const letters = FIGURE_FONTS.filter(({ family }) => family === 'Lumbung Figure')
  return svg.replace('</desc>', () => `</desc><style>${fontFaces(letters)}</style>`)
}

/** A drawing as a PNG that is sharp in print at its width. */
async function pngOf(svg: string, size: FigureSize): Promise<Blob> {
  const { millimetres, dotsPerInch } = FIGURE_SIZES[size]
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round((millimetres / 25.4) * dotsPerInch)
    canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'))
    if (!png) throw new Error('The canvas gave no picture.')
    return png
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A drawing as PDF: vectors, with selectable numbers and their fonts inside. */
function pdfPicture(svg: string, about: AboutPicture, millimetres: number): Blob {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  // Only what is in the document has computed colours and outlines; nobody sees it there.
  const holder = document.createElement('div')
  holder.ariaHidden = 'true'
  Object.assign(holder.style, { position: 'fixed', visibility: 'hidden', left: '0', top: '0' })
  holder.append(document.adoptNode(drawing))
  document.body.append(holder)
  try {
    const { x, y, width, height } = (drawing as unknown as SVGSVGElement).viewBox.baseVal
    const vector = new VectorPen(undefined, IDENTITY, [], paintedColour)
    const pen = vector.asPen()
    pen.translate(-x, -y)
    drawSvg(drawing as unknown as SVGSVGElement, pen, FIGURE_FAMILY)
    const page = { ...about, id: 'board', width, height, marks: vector.marks }
    return new Blob([pdfOf([page], millimetres, FIGURE_FONTS)], { type: 'application/pdf' })
  } finally {
    holder.remove()
  }
}

function textElement(name: 'title' | 'desc', text: string): Element {
  const element = document.createElementNS(SVG, name)
  // The document accepts signs that a file of XML cannot hold.
  element.textContent = oneLine(text)
  return element
}

const known = new Map<string, Colour | null>()
let canvas: CanvasRenderingContext2D | undefined

/** Any colour of CSS, such as `oklch(…)`, as the nearest that a file can hold; null if it is invisible. */
function paintedColour(style: string): Colour | null {
  if (!known.has(style)) known.set(style, paint(style))
  return known.get(style) ?? null
}

/** A canvas understands every notation; one painted pixel gives the colour. */
function paint(style: string): Colour | null {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const pen = canvas
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = style
  const written = pen.fillStyle
  // Translucent pixels lose digits, which the notation keeps.
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(written)?.slice(1).map(Number)
  if (!parts) pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = parts ?? pen.getImageData(0, 0, 1, 1).data
  const alpha = parts ? opacity : opacity / 255
  return alpha === 0 ? null : { red, green, blue, alpha }
}
