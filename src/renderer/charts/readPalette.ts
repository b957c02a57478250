import { PAPER, type Palette, type Token } from '../../figures/palette'

/** The design tokens as colours that a canvas understands, as the page shows them now. */
export function readPalette(): Palette {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const colours = (Object.keys(PAPER) as Token[]).map((token) => {
    probe.style.color = `var(--${token})`
    return [token, computed.color]
  })
  probe.remove()
  return Object.fromEntries(colours) as Record<Token, string>
}
