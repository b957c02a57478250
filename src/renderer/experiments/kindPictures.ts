import type { ExperimentKind } from '../../engine/experiments/contract/experiment'

const ink = 'stroke="var(--ink-3)"'

/** One small drawing per kind of experiment, 120 × 48, in the colours of the theme. */
export const KIND_PICTURES: { readonly [K in ExperimentKind]?: string } = {
  matchSeries:
    '<defs><pattern id="kind-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.2" height="5" fill="var(--north)"/></pattern></defs>' +
    '<rect y="12" width="70" height="20" rx="3" fill="var(--south)"/><rect x="73" y="12" width="6" height="20" fill="var(--tie)"/>' +
    '<rect x="82" y="12" width="38" height="20" rx="3" fill="url(#kind-hatch)" stroke="var(--north)" stroke-width="1"/><path d="M62 40h16M62 37v6M78 37v6" stroke="var(--ink)"/>',
  scenarioMatrix: grid([
    [5, 3, 2],
    [6, 5, 3],
    [7, 6, 5],
  ]),
  skillCurve:
    `<path d="M0 46H120" ${ink} stroke-width="1"/><path d="M2 20C22 6 50 5 118 4" stroke="var(--south)" stroke-width="2"/>` +
    '<path d="M2 42C22 20 44 10 118 7" stroke="var(--north)" stroke-width="2" stroke-dasharray="4 4"/>',
  winningOpenings: tree(),
  gameValues: signs(['DLWLWD', 'WLLLWW', 'DWWWWL']),
  sweep:
    `<path d="M0 24H120" ${ink} stroke-width="1"/>` +
    [6, -4, 12, -9, 15, 3, -12, 18, -5, 9, 20, -14, 7, -3, 16]
      .map(
        (value, at) =>
          `<path d="M${at * 8 + 4} 24v${-value}" stroke="var(--${value > 0 ? 'south' : 'north'})" stroke-width="3.6"${value > 0 ? '' : ' stroke-dasharray="2.5 2.5" stroke-linecap="butt"'}/>`,
      )
      .join(''),
  strategyCheck:
    `<path d="M8 24h24M32 24 60 8M32 24h28M32 24l28 16M60 8h28M60 24h28" ${ink}/><path d="M60 40h28" stroke="var(--bad)" stroke-width="2.2"/>` +
    '<path d="m92 4 4 4 8-8M92 22l4 4 8-8" stroke="var(--good)" stroke-width="2.2"/><path d="m93 36 8 8m0-8-8 8" stroke="var(--bad)" stroke-width="2.2"/>',
  startLayouts: [7, 5, 9, 7, 6, 8, 7]
    .map(
      (seeds, at) =>
        `<circle cx="${at * 17 + 8}" cy="12" r="${seeds * 0.9}" stroke="var(--north)"/><circle cx="${at * 17 + 8}" cy="36" r="${(14 - seeds) * 0.9}" fill="var(--south)"/>`,
    )
    .join(''),
  variantComparison: [
    [84, 8],
    [60, 10],
    [66, 6],
    [52, 12],
  ]
    .map(
      ([x = 0, half = 0], at) =>
        `<path d="M0 ${at * 13 + 4}H120" stroke="var(--chart-grid)"/><path d="M${x - half} ${at * 13 + 4}h${2 * half}" stroke="var(--c${at + 1})" stroke-width="2.2"/><circle cx="${x}" cy="${at * 13 + 4}" r="3.6" fill="var(--c${at + 1})"/>`,
    )
    .join(''),
  catalogueSurvey:
    `<path d="M0 46H120M4 0V48" ${ink} stroke-width="1"/>` +
    [
      [14, 26],
      [24, 18],
      [33, 24],
      [40, 12],
      [52, 22],
      [61, 28],
      [70, 16],
      [84, 23],
      [96, 20],
      [110, 26],
    ]
      .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="3.2" fill="var(--c${(at % 4) + 1})"/>`)
      .join(''),
  ladder: [
    [92, 9],
    [70, 7],
    [54, 8],
    [22, 10],
  ]
    .map(
      ([x = 0, half = 0], at) =>
        `<rect y="${at * 12.5 + 1}" width="${x}" height="7" rx="2" fill="var(--c1)"/><path d="M${x - half} ${at * 12.5 + 4.5}h${2 * half}m0-3v6m-${2 * half} 0v-6" stroke="var(--ink)"/>`,
    )
    .join(''),
  endgameTables: [30, 34, 44, 46, 50, 53, 56]
    .map((wins, at) => {
      const [x, won] = [at * 17 + 2, wins * 0.48]
      const drawn = (18 - at) * 0.48
      return (
        `<rect x="${x}" y="${48 - won}" width="12" height="${won}" fill="var(--south)"/>` +
        `<rect x="${x}" y="${48 - won - drawn}" width="12" height="${drawn}" fill="var(--tie)"/>` +
        `<rect x="${x + 0.5}" y="0.5" width="11" height="${47 - won - drawn}" stroke="var(--north)"/>`
      )
    })
    .join(''),
  training:
    `<path d="M0 46H120M4 0V48" ${ink} stroke-width="1"/>` +
    '<path d="M6 40C24 14 52 8 118 5" stroke="var(--c1)" stroke-width="2.2"/><path d="M6 43C34 38 62 20 118 14" stroke="var(--c2)" stroke-width="2.2" stroke-dasharray="5 4"/>',
  matchOfRounds: [7, 6, 4, 2]
    .map((left, round) =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((hole) =>
          hole < left
            ? `<circle cx="${hole * 15 + 6}" cy="${round * 13 + 5}" r="4.6" fill="var(--south)"/>`
            : `<path d="m${hole * 15 + 3} ${round * 13 + 2} 6 6m0-6-6 6" ${ink}/>`,
        )
        .join(''),
    )
    .join(''),
}

function grid(rows: readonly (readonly number[])[]): string {
  return rows
    .map((row, y) =>
      row
        .map(
          (shade, x) =>
            `<rect x="${x * 26}" y="${y * 17}" width="23" height="14" rx="2.5" fill="var(--d${shade})"/>`,
        )
        .join(''),
    )
    .join('')
}

function tree(): string {
  const nodes: readonly (readonly [number, number, boolean])[] = [
    [5, 24, true],
    [29, 10, true],
    [29, 38, false],
    [55, 4, true],
    [55, 18, false],
    [55, 38, false],
    [83, 4, true],
    [83, 24, false],
    [111, 4, true],
  ]
  const dots = nodes.map(
    ([x, y, won], at) =>
      `<circle cx="${x}" cy="${y}" r="4" fill="${at === 8 ? 'var(--accent)' : 'var(--panel)'}" stroke="${won ? 'var(--accent)' : 'var(--ink-3)'}"/>`,
  )
  return `${dots.join('')}<path d="M9 22 20.5 13M33 8l18-3M59 4h20M87 4h20" stroke="var(--accent)" stroke-width="2"/><path d="M9 26l11 10M33 12l18 5M33 38h18M58 20l21 3" ${ink}/>`
}

function signs(rows: readonly string[]): string {
  const sign = (result: string, x: number, y: number): string => {
    if (result === 'W')
      return `<rect x="${x - 5.5}" y="${y - 5.5}" width="11" height="11" transform="rotate(45 ${x} ${y})" fill="var(--south)" rx="2"/>`
    if (result === 'L') return `<circle cx="${x}" cy="${y}" r="5" stroke="var(--north)" stroke-width="2.6"/>`
    return `<path d="M${x - 5.5} ${y}h11" stroke="var(--tie)" stroke-width="3"/>`
  }
  return rows
    .map((row, y) => [...row].map((result, x) => sign(result, x * 20 + 8.5, y * 17 + 6.5)).join(''))
    .join('')
}
