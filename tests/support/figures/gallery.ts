import { createApp, h } from 'vue'
import type { LanguageCode } from '../../../src/locales/language'
import ChartFigure from '../../../src/renderer/charts/ChartFigure.vue'
import { pictureOf } from '../../../src/renderer/charts/picture'
import { loadTexts, say, setLanguage } from '../../../src/renderer/locales/i18n'
import type { FigureFormat, FigureSize } from '../../../src/figures/size'
import '../../../src/renderer/ui/styles/tokens.css'
import '../../../src/renderer/ui/styles/base.css'
import { SAMPLE_CHARTS } from './sampleCharts'

/** Shows every sample as the window draws it; `?language=ms&theme=dark&width=380`. `scripts/gallery.mjs` looks at it. */
const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
await Promise.all((['laboratory', 'publishing', 'learn'] as const).map(loadTexts))
await setLanguage((asked.get('language') ?? 'en') as LanguageCode)

const card = {
  width: `${asked.get('width') ?? 720}px`,
  background: 'var(--raised)',
  padding: '12px 18px',
  margin: '8px',
  display: 'inline-block',
  verticalAlign: 'top',
  boxSizing: 'content-box',
} as const

createApp(() =>
  SAMPLE_CHARTS.map((chart) =>
    h('section', { style: card }, [
      h('h3', { style: { font: 'var(--t-strong)' } }, say(chart.title)),
      h(ChartFigure, { chart }),
    ]),
  ),
).mount('#gallery')

/** A sample as a file, in base64: what *Save* writes. */
async function saved(at: number, format: FigureFormat, size: FigureSize): Promise<string> {
  const bytes = new Uint8Array(
    await (await pictureOf(SAMPLE_CHARTS[at]!, 'Made with Lumbung', format, size)).arrayBuffer(),
  )
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}
Object.assign(window, { gallery: { names: SAMPLE_CHARTS.map(({ id }) => id), saved } })
