// prettier-ignore
const TOKENS = [
  'ink', 'ink-2', 'ink-3', 'raised', 'panel', 'sunken', 'accent', 'south', 'north', 'tie',
  'c1', 'c2', 'c3', 'c4', 'c5', 'c6',
  'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7',
  'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7',
  'chart-grid', 'chart-axis',
] as const

/** The name of a colour of the theme. */
export type Token = (typeof TOKENS)[number]

/** The design tokens as colours a canvas understands. */
export type Palette = { readonly [T in Token]: string } & { readonly sans: string }

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
  const palette = { ...colours, sans: computed.getPropertyValue('--sans').trim() || 'sans-serif' }
  probe.remove()
  return palette
}

/** The same colour, translucent. */
export function fade(colour: string, alpha: number): string {
  const parts = colour.match(/[\d.]+/g)
  return parts && colour.startsWith('rgb') ? `rgb(${parts.slice(0, 3).join(' ')} / ${alpha})` : colour
}
