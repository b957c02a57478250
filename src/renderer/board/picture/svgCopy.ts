/** Inherited properties, with their initial values. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'font-size': '16px',
  'font-weight': '400',
  'text-anchor': 'start',
}

/** Properties that are not inherited, with their initial values. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
}

/** Attributes that only have a meaning on the page. */
const OF_THE_PAGE = /^(class|style|role|tabindex|data-|aria-)/

/** The font of figures, and fallbacks of the same widths. */
const FONTS = "'Lumbung Figure', 'Liberation Sans', Arial, Helvetica, sans-serif"

/** Copies the contents of an `svg` on the page into a group whose appearance depends on nothing outside it. */
export function svgCopy(svg: SVGSVGElement): SVGGElement {
  const group = document.createElementNS(svg.namespaceURI!, 'g') as SVGGElement
  group.setAttribute('font-family', FONTS)
  copyChildren(svg, group, INHERITED)
  return group
}

function copyChildren(from: Element, to: Element, inherited: Readonly<Record<string, string>>): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.cloneNode())
    else if (child instanceof Element) {
      const copy = copyOf(child, inherited)
      if (copy) to.append(copy)
    }
  }
}

/** The copy of an element; null if it is hidden or drawn by a filter. */
function copyOf(element: Element, inherited: Readonly<Record<string, string>>): Element | null {
  const looks = getComputedStyle(element)
  if (looks.display === 'none' || element.localName === 'filter' || element.hasAttribute('filter'))
    return null
  const copy = element.cloneNode() as Element
  for (const { name } of [...copy.attributes]) if (OF_THE_PAGE.test(name)) copy.removeAttribute(name)
  const now: Record<string, string> = {}
  for (const [name, usual] of Object.entries(inherited)) {
    const value = (now[name] = valueOf(looks, name) || usual)
    write(copy, name, value, usual)
  }
  for (const [name, usual] of Object.entries(OWN)) write(copy, name, valueOf(looks, name) || usual, usual)
  copyChildren(element, copy, now)
  return copy
}

/** Writes a property if it differs from the inherited or initial value. */
function write(element: Element, name: string, value: string, usual: string): void {
  if (value !== usual || element.hasAttribute(name)) element.setAttribute(name, value)
}

function valueOf(looks: CSSStyleDeclaration, name: string): string {
  return looks.getPropertyValue(name).replaceAll('"', '')
}
