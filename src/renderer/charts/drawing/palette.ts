// prettier-ignore
const TOKENS = [
  'ink', 'ink-2', 'ink-3', 'raised', 'panel', 'ground', 'sunken', 'line', 'accent',
  'south', 'south-deep', 'south-wash', 'north', 'north-deep', 'north-wash', 'tie', 'tie-wash',
  'c1', 'c2', 'c3', 'c4', 'c5', 'c6',
  'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7',
  'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7',
  'chart-grid', 'chart-axis',
] as const

/** The name of a colour of the theme. */
export type Token = (typeof TOKENS)[number]

/** The design tokens as colours a canvas understands. */
export type Palette = { readonly [T in Token]: string } & { readonly sans: string; readonly serif: string }

/** Resolves the tokens for a scheme; `auto` is what the page shows now. */
export function readPalette(scheme: 'light' | 'dark' | 'auto'): Palette {
  const probe = document.createElement('span')
  if (scheme !== 'auto') probe.style.colorScheme = scheme
  probe.hidden = true
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const colour = (token: Token): string => {
    probe.style.color = `var(--${token})`
    return computed.color
  }
  const colours = Object.fromEntries(TOKENS.map((token) => [token, colour(token)])) as Record<Token, string>
  const family = (token: string): string => computed.getPropertyValue(token).trim() || 'sans-serif'
  const palette = { ...colours, sans: family('--sans'), serif: family('--serif') }
  probe.remove()
  return palette
}

/** The same colour, translucent. */
export function fade(colour: string, alpha: number): string {
  const parts = colour.match(/[\d.]+/g)
  return parts && colour.startsWith('rgb') ? `rgb(${parts.slice(0, 3).join(' ')} / ${alpha})` : colour
}
