import type { Report } from '../engine/experiments/report/report'
import type { BundleFile } from '../engine/publish/publication'
import { message } from '../locales/message'
import type { Speaker } from '../locales/say'
import { figurePage } from './figurePage'
import { FIGURE_SIZES } from './size'
import { FIGURE_FONTS } from './vector/figureFonts'
import { pdfOf } from './vector/pdf'
import { svgOf } from './vector/svg'

const { millimetres } = FIGURE_SIZES.double

/** Every chart of a report as the files of its bundle, two columns wide; the window and the command line make the same. */
export function figureFiles({ charts }: Report, caption: string, speaker: Speaker): readonly BundleFile[] {
  return charts.flatMap((chart): BundleFile[] => {
    const page = figurePage(chart, caption, 'double', speaker)
    const about = speaker.say(message('publish.figure', { title: chart.title }))
    return [
      {
        path: `figures/${chart.id}.svg`,
        about,
        mediaType: 'image/svg+xml',
        content: [svgOf(page, millimetres, FIGURE_FONTS)],
      },
      {
        path: `figures/${chart.id}.pdf`,
        about,
        mediaType: 'application/pdf',
        content: pdfOf([page], millimetres, FIGURE_FONTS),
      },
    ]
  })
}

/** A chart as a drawing inside another document, which has the fonts or others of the same widths. */
export function figureInline(...of: Parameters<typeof figurePage>): string {
  return svgOf(figurePage(...of), FIGURE_SIZES[of[2]].millimetres, [])
}
