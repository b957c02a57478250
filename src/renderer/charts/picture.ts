import type { Chart } from '../../engine/experiments/report/report'
import { figurePage } from '../../figures/figurePage'
import { FIGURE_SIZES, type FigureFormat, type FigureSize } from '../../figures/size'
import { FIGURE_FAMILY, FIGURE_FONTS } from '../../figures/vector/figureFonts'
import type { Colour, Segment, VectorPage } from '../../figures/vector/mark'
import { pdfOf } from '../../figures/vector/pdf'
import { svgOf } from '../../figures/vector/svg'
import { SPEAKER } from './screenSetting'

/** A chart as a picture for papers and slides: light, with its title and a line that names its source. */
export function pictureOf(
  chart: Chart,
  caption: string,
  format: FigureFormat = 'png',
  size: FigureSize = 'double',
): Promise<Blob> {
  return pagePicture(figurePage(chart, caption, size, SPEAKER), format, size)
}

/** A page as a file. */
export async function pagePicture(page: VectorPage, format: FigureFormat, size: FigureSize): Promise<Blob> {
  const { millimetres } = FIGURE_SIZES[size]
  switch (format) {
    case 'svg':
      return new Blob([svgOf(page, millimetres, FIGURE_FONTS)], { type: 'image/svg+xml' })
    case 'pdf':
      return new Blob([pdfOf([page], millimetres, FIGURE_FONTS)], { type: 'application/pdf' })
    case 'png':
      return pngOf(page, size)
  }
}

/** Several charts as one PDF with a page for each, so that all figures of a report are one file. */
export async function picturesPdf(
  charts: readonly Chart[],
  caption: string,
  size: FigureSize = 'double',
): Promise<Blob> {
  const pages = charts.map((chart) => figurePage(chart, caption, size, SPEAKER))
  return new Blob([pdfOf(pages, FIGURE_SIZES[size].millimetres, FIGURE_FONTS)], { type: 'application/pdf' })
}

let fonts: Promise<unknown> | undefined

/** Loads the fonts of figures into the window, whose canvas paints with them. */
function loadFonts(): Promise<unknown> {
  fonts ??= Promise.all(
    FIGURE_FONTS.map(async ({ family, bold, bytes }) => {
      const face = new FontFace(family, bytes as Uint8Array<ArrayBuffer>, { weight: bold ? '700' : '400' })
      document.fonts.add(await face.load())
    }),
  )
  return fonts
}

/** A page painted on a canvas, sharp in print at its width. */
async function pngOf(page: VectorPage, size: FigureSize): Promise<Blob> {
  await loadFonts()
  const { millimetres, dotsPerInch } = FIGURE_SIZES[size]
  const sharpness = ((millimetres / 25.4) * dotsPerInch) / page.width
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(page.width * sharpness)
  canvas.height = Math.round(page.height * sharpness)
  const pen = canvas.getContext('2d')!
  pen.scale(sharpness, sharpness)
  for (const mark of page.marks) {
    pen.save()
    for (const clip of mark.clips) {
      trace(pen, clip)
      pen.clip()
    }
    if (mark.type === 'text') {
      // Letters in their final size: small ones that are enlarged keep the spacing of small ones.
      pen.translate(...mark.at)
      pen.rotate(mark.angle)
      pen.scale(1 / sharpness, 1 / sharpness)
      pen.font = `${mark.bold ? 700 : 400} ${mark.size * sharpness}px ${FIGURE_FAMILY}`
      pen.fillStyle = cssOf(mark.colour)
      pen.fillText(mark.text, 0, 0)
    } else {
      trace(pen, mark.outline)
      if (mark.fill) {
        pen.fillStyle = cssOf(mark.fill)
        pen.fill(mark.evenOdd ? 'evenodd' : 'nonzero')
      }
      if (mark.stroke) {
        const { colour, width, dash, cap, join } = mark.stroke
        Object.assign(pen, { strokeStyle: cssOf(colour), lineWidth: width, lineCap: cap, lineJoin: join })
        pen.setLineDash([...dash])
        pen.stroke()
      }
    }
    pen.restore()
  }
  return new Promise((settle, fail) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : fail(new Error('The picture could not be made'))),
      'image/png',
    ),
  )
}

function trace(pen: CanvasRenderingContext2D, outline: readonly Segment[]): void {
  pen.beginPath()
  for (const segment of outline) {
    if (segment.to === 'move') pen.moveTo(...segment.at)
    else if (segment.to === 'line') pen.lineTo(...segment.at)
    else if (segment.to === 'curve') pen.bezierCurveTo(...segment.by[0], ...segment.by[1], ...segment.at)
    else pen.closePath()
  }
}

function cssOf({ red, green, blue, alpha }: Colour): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}
