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
