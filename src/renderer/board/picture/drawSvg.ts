/** The length between two points of an outline, in units of the drawing: a tenth of a millimetre in a printed column. */
const STEP = 1.5

type Pen = CanvasRenderingContext2D

/**
 * Draws a drawing that is in the document, and that depends on nothing outside it, with a pen. Curves become short
 * lines, and a gradient becomes the colour in its middle: what remains can be drawn by every program.
 */
export function drawSvg(drawing: SVGSVGElement, pen: Pen, family: string): void {
  for (const child of drawing.children) draw(child, 1)

  function draw(element: Element, around: number): void {
    if (!(element instanceof SVGGraphicsElement) || element.localName === 'defs') return
    const looks = getComputedStyle(element)
    const opacity = around * Number(looks.opacity)
    pen.save()
    const matrix = element.transform.baseVal.consolidate()?.matrix
    if (matrix) pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    if (element instanceof SVGUseElement) drawUsed(element, opacity)
    else if (element instanceof SVGTextElement) drawText(element, looks, opacity)
    else if (element instanceof SVGGeometryElement) drawShape(element, looks, opacity)
    else for (const child of element.children) draw(child, opacity)
    pen.restore()
  }

  function drawUsed(use: SVGUseElement, opacity: number): void {
    const used = named(use.getAttribute('href'))
    if (!used) return
    pen.translate(use.x.baseVal.value, use.y.baseVal.value)
    if (used instanceof SVGGraphicsElement) draw(used, opacity)
    else for (const child of used.children) draw(child, opacity)
  }

  function drawText(text: SVGTextElement, looks: CSSStyleDeclaration, opacity: number): void {
    const paint = paintOf(looks.fill)
    if (!paint) return
    pen.font = `${looks.fontWeight} ${looks.fontSize} ${family}`
    pen.textAlign = looks.textAnchor === 'middle' ? 'center' : (looks.textAnchor as CanvasTextAlign)
    pen.fillStyle = paint.colour
    pen.globalAlpha = opacity * paint.opacity * Number(looks.fillOpacity)
    const at = (list: SVGAnimatedLengthList): number =>
      list.baseVal.length ? list.baseVal.getItem(0).value : 0
    pen.fillText(text.textContent.trim(), at(text.x), at(text.y))
  }

  function drawShape(shape: SVGGeometryElement, looks: CSSStyleDeclaration, opacity: number): void {
    pen.beginPath()
    const ends = trace(shape, pen)
    const [fill, stroke] = [paintOf(looks.fill), paintOf(looks.stroke)]
    if (fill) {
      pen.fillStyle = fill.colour
      pen.globalAlpha = opacity * fill.opacity * Number(looks.fillOpacity)
      pen.fill(looks.fillRule as CanvasFillRule)
    }
    if (!stroke) return
    pen.strokeStyle = stroke.colour
    pen.globalAlpha = opacity * stroke.opacity * Number(looks.strokeOpacity)
    pen.lineWidth = parseFloat(looks.strokeWidth)
    pen.lineCap = looks.strokeLinecap as CanvasLineCap
    pen.lineJoin = looks.strokeLinejoin as CanvasLineJoin
    pen.setLineDash(
      looks.strokeDasharray === 'none' ? [] : looks.strokeDasharray.split(/[ ,]+/).map(parseFloat),
    )
    pen.stroke()
    const marker = named(shape.getAttribute('marker-end'))
    if (marker instanceof SVGMarkerElement && ends) drawTip(marker, ends, opacity)
  }

  /** Draws a marker at the end of a line, turned as the line ends and scaled by its width. */
  function drawTip(
    marker: SVGMarkerElement,
    [before, end]: readonly [DOMPoint, DOMPoint],
    opacity: number,
  ): void {
    const { viewBox, markerWidth, markerUnits, refX, refY } = marker
    const across = viewBox.baseVal?.width || markerWidth.baseVal.value
    const byWidth = markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH
    const scale = (markerWidth.baseVal.value / across) * (byWidth ? pen.lineWidth : 1)
    pen.save()
    pen.translate(end.x, end.y)
    pen.rotate(Math.atan2(end.y - before.y, end.x - before.x))
    pen.scale(scale, scale)
    pen.translate(-refX.baseVal.value, -refY.baseVal.value)
    pen.setLineDash([])
    for (const child of marker.children) draw(child, opacity)
    pen.restore()
  }

  /** The element that `#id` or `url(#id)` names. */
  function named(reference: string | null): Element | null {
    const id = /#([^")]+)/.exec(reference ?? '')?.[1]
    return id === undefined ? null : drawing.querySelector(`[id="${CSS.escape(id)}"]`)
  }

  function paintOf(value: string): { readonly colour: string; readonly opacity: number } | null {
    if (value === 'none') return null
    if (!value.startsWith('url')) return { colour: value, opacity: 1 }
    const stops = named(value)?.querySelectorAll('stop') ?? []
    const middle = stops[Math.floor(stops.length / 2)]
    if (!middle) return null
    const looks = getComputedStyle(middle)
    return { colour: looks.stopColor, opacity: Number(looks.stopOpacity) }
  }
}

/** Follows the outline of a shape; returns its last two points. */
function trace(shape: SVGGeometryElement, pen: Pen): readonly [DOMPoint, DOMPoint] | null {
  const path = shape.getAttribute('d')
  const isClosed = path === null ? shape.localName !== 'line' : /z\s*$/i.test(path)
  let ends: [DOMPoint, DOMPoint] | null = null
  for (const part of partsOf(shape, path)) {
    const length = part.getTotalLength()
    const steps = Math.max(8, Math.ceil(length / STEP))
    for (let step = 0; step <= steps; step++) {
      const point = part.getPointAtLength((length * step) / steps)
      if (step === 0) pen.moveTo(point.x, point.y)
      else pen.lineTo(point.x, point.y)
      ends = [ends?.[1] ?? point, point]
    }
    if (isClosed) pen.closePath()
  }
  return ends
}

/** A path part by part, because a walk along the whole would join them; our paths have absolute moves alone. */
function partsOf(shape: SVGGeometryElement, path: string | null): readonly SVGGeometryElement[] {
  const parts = path?.split(/(?=M)/).filter((part) => part.trim() !== '') ?? []
  if (parts.length < 2) return [shape]
  return parts.map((part) => {
    const alone = document.createElementNS(shape.namespaceURI, 'path') as SVGPathElement
    alone.setAttribute('d', part)
    return alone
  })
}
