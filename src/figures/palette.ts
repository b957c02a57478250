/** The colours of figures on paper: those of the light theme (`tokens.css`), which files and the command line draw with. */
export const PAPER = {
  ink: '#191d1a', 'ink-2': '#48514b', 'ink-3': '#5f6963',
  raised: '#ffffff', panel: '#fafbf9', sunken: '#e5e9e3',
  accent: '#17694c', south: '#b5321f', north: '#1d5a9e', tie: '#7c857e', 'tie-wash': '#e7eae6',
  c1: '#2179cc', c2: '#94380c', c3: '#124536', c4: '#742a7a', c5: '#bb8c01', c6: '#7d827e',
  q1: '#e6f0e8', q2: '#c3dfcd', q3: '#94c6aa', q4: '#5fa684', q5: '#338463', q6: '#17694c', q7: '#0b4430',
  d1: '#143f72', d2: '#3f79b8', d3: '#a9c5e3', d4: '#e9ebe8', d5: '#edb7aa', d6: '#cf5c47', d7: '#8e2416',
  'chart-grid': '#e3e7e1', 'chart-axis': '#868f88',
} as const // prettier-ignore

/** The name of a colour of the theme. */
export type Token = keyof typeof PAPER

/** The colours that a canvas draws with. */
export type Palette = Readonly<Record<Token, string>>

/** A colour made translucent. */
export function fade(colour: string, alpha: number): string {
  const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1)
  const parts = hex?.map((pair) => parseInt(pair, 16)) ?? colour.match(/[\d.]+/g)?.slice(0, 3)
  return parts && /^(#|rgb)/.test(colour) ? `rgb(${parts.join(' ')} / ${alpha})` : colour
}
