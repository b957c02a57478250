import { svgCopy } from './svgCopy'

/** The description of a picture, for people who cannot see it and for programs. */
interface AboutPicture {
  readonly title: string
  readonly description: string
}

const SVG = 'http://www.w3.org/2000/svg'
/** Width of a picture made of pixels: sharp across a printed page. */
const PIXELS = 2400

/**
 * A board that is shown on the page as a drawing that stands alone: every colour is written out, nothing refers to a
 * style sheet, and effects that only some programs can draw (grain, soft shadow) are left out.
 */
export function boardSvg(board: Element, { title, description }: AboutPicture): string {
  const layers = [...board.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'))
  const viewBox = layers[0]?.getAttribute('viewBox') ?? '0 0 1 1'
  const [, , width, height] = viewBox.split(' ')
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('xmlns', SVG)
  picture.setAttribute('viewBox', viewBox)
  picture.setAttribute('width', width!)
  picture.setAttribute('height', height!)
  picture.setAttribute('role', 'img')
  picture.append(textElement('title', title), textElement('desc', description))
  for (const layer of layers) picture.append(svgCopy(layer))
  return `${new XMLSerializer().serializeToString(picture)}\n`
}

/** A drawing as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = PIXELS
    canvas.height = Math.round((PIXELS * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'))
    if (!png) throw new Error('The canvas gave no picture.')
    return png
  } finally {
    URL.revokeObjectURL(address)
  }
}

function textElement(name: 'title' | 'desc', text: string): Element {
  const element = document.createElementNS(SVG, name)
  element.textContent = text
  return element
}
