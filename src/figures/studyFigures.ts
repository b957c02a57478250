import type { BundleFile } from '../engine/publish/publication'
import { type AssembledStudy, itemName } from '../engine/studies/assemble'
import { itemPath } from '../engine/studies/files'
import { message } from '../locales/message'
import type { Speaker } from '../locales/say'
import { figurePage } from './figurePage'
import { FIGURE_SIZES } from './size'
import { FIGURE_FONTS } from './vector/figureFonts'
import { pdfOf } from './vector/pdf'
import { svgOf } from './vector/svg'

const { millimetres } = FIGURE_SIZES.double

/** The numbered figures of a study as SVG and PDF, each with its number and caption. */
export function* studyFigures({ items }: AssembledStudy, speaker: Speaker): Generator<BundleFile> {
  for (const item of items) {
    if (item.type !== 'figure') continue
    const caption = speaker.say(message('studies.caption', { name: itemName(item), caption: item.caption }))
    const page = figurePage(item.chart, caption, 'double', speaker)
    const path = itemPath(item)
    yield {
      path: `${path}.svg`,
      about: caption,
      mediaType: 'image/svg+xml',
      content: [svgOf(page, millimetres, FIGURE_FONTS)],
    }
    yield {
      path: `${path}.pdf`,
      about: caption,
      mediaType: 'application/pdf',
      content: pdfOf([page], millimetres, FIGURE_FONTS),
    }
  }
}
