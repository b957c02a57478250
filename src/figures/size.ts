/** The kinds of file that a figure can be saved as, the best for print first. */
export const FIGURE_FORMATS = ['pdf', 'svg', 'png'] as const

/** A kind of file that a figure can be saved as. */
export type FigureFormat = (typeof FIGURE_FORMATS)[number]

/** How wide a figure is: a column of a journal, both columns, or a slide. */
export type FigureSize = 'single' | 'double' | 'slide'

/** A width on paper, the pixels it is laid out in, and the dots per inch of its PNG. */
interface Measures {
  readonly millimetres: number
  readonly pixels: number
  readonly dotsPerInch: number
}

/** Letters come out at seven to eight points in print, and at fifteen on a slide. */
export const FIGURE_SIZES: Readonly<Record<FigureSize, Measures>> = {
  single: { millimetres: 85, pixels: 380, dotsPerInch: 600 },
  double: { millimetres: 175, pixels: 720, dotsPerInch: 400 },
  slide: { millimetres: 320, pixels: 720, dotsPerInch: 200 },
}
