import { holeOf, isStore, type Slot } from '../engine/board/position'
import { claimantIn, winnerOf, type Frame } from '../renderer/board/frame'
import {
  beadOf,
  centreOf,
  HOLE_RADIUS,
  hullPath,
  isOuter,
  lacquerPath,
  numberOf,
  STORE_RADII,
  textScale,
  type Geometry,
} from '../renderer/board/geometry'
import { DRAWN_IN_HOLE, DRAWN_IN_STORE, seedPlaces, type SeedPlace } from '../renderer/board/seedPlaces'

const EGG = 'M-9.8.3C-9.8-4.3-5.2-7.3.2-7.2 5.8-7.1 9.6-4 9.6.1S5.8 7.2.2 7.2-9.8 4.7-9.8.3z'

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** What the drawings below refer to; ids are private to a shadow root. */
export const DEFS = `<defs>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">${stop(0, 'var(--wood-light)')}${stop(0.45, 'var(--wood)')}${stop(1, 'var(--wood-mid)')}</linearGradient>
<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .12  0 0 0 0 .02  2.6 0 0 0 -1.05"/></filter>
<radialGradient id="shell" cx=".42" cy=".3" r=".8">${stop(0, '#fffaf0')}${stop(0.55, 'var(--shell)')}${stop(1, 'var(--shell-shade)')}</radialGradient>
<radialGradient id="hollow" cx=".5" cy=".4" r=".62">${stop(0, 'var(--hollow)')}${stop(0.66, 'var(--hollow)')}${stop(1, 'var(--hollow-rim)')}</radialGradient>
<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1">${stop(0, '#1a0c03', 0.75)}${stop(0.5, '#1a0c03', 0.1)}${stop(0.6, 'var(--wood-light)', 0.15)}${stop(1, 'var(--wood-light)')}</linearGradient>
<ellipse id="shade" rx="10.2" ry="7.4" fill="#000" opacity=".38"/>
<g id="slit"><path d="${EGG}" fill="url(#shell)"/><path d="M-7.5.4Q0-1.4 7.6.2" stroke="var(--shell-slit)" stroke-width="3.6" stroke-dasharray=".8 1.15" fill="none" opacity=".62"/><path d="M-8 .4Q0-1.4 8 .2" stroke="var(--shell-slit)" stroke-width="1.3" stroke-linecap="round" fill="none"/></g>
<g id="back"><path d="${EGG}" fill="url(#shell)"/><ellipse cx="-.2" cy="-.2" rx="6.2" ry="4.2" fill="none" stroke="#c2933f" opacity=".75"/><ellipse cx="-2" cy="-2" rx="2.6" ry="1.3" fill="#fff" opacity=".85"/></g>
</defs>`

/** The wood: hull, grain and the players' lacquer threads. */
export function wood(geometry: Geometry): string {
  const hull = hullPath(geometry)
  const { width, height } = geometry
  return `<clipPath id="hull"><path d="${hull}"/></clipPath>
<path d="${hull}" transform="translate(0 11)" fill="var(--wood-edge)"/><path d="${hull}" fill="url(#wood)"/>
<g clip-path="url(#hull)"><rect x="${-width}" y="${-height}" width="${2 * width}" height="${2 * height}" filter="url(#grain)" opacity=".55"/></g>
<path d="${hull}" fill="none" stroke="var(--wood-light)" stroke-width="2.5" opacity=".8"/>
<g fill="none" stroke-width="5" stroke-linecap="round"><path d="${lacquerPath(geometry, 'south')}" stroke="var(--lacquer-s)"/><path d="${lacquerPath(geometry, 'north')}" stroke="var(--lacquer-n)" stroke-dasharray=".1 10.5"/></g>`
}

/** A hole or store with its contents and rings, in a square if it is its owner's house. */
export function hollow(geometry: Geometry, frame: Frame, slot: Slot, isHouse: boolean): string {
  const store = isStore(geometry.n, slot)
  const { x, y } = centreOf(geometry, slot)
  const radii = store ? STORE_RADII : { x: HOLE_RADIUS, y: HOLE_RADIUS }
  const ring = (more: number, attributes: string): string =>
    `<ellipse rx="${radii.x + more}" ry="${radii.y + more}" fill="none" ${attributes}/>`
  const burnt = frame.burnt.includes(slot)
  const claimed = claimantIn(frame, slot)
  const owner = claimed ?? winnerOf(frame, slot)
  const count = Math.min(frame.seeds[slot] ?? 0, store ? DRAWN_IN_STORE : DRAWN_IN_HOLE)
  const lying = seedPlaces(slot, store ? 'store' : 'hole').slice(0, count)
  const marks = owner
    ? ring(
        claimed ? 1 : 6,
        `class="${owner}" stroke-width="${claimed ? 6 : 4}" ${claimed ? '' : 'stroke-dasharray="9 6"'}`,
      )
    : ''
  const [w, h] = [radii.x + 8, radii.y + 8]
  const square = isHouse
    ? `<rect class="house" x="${-w}" y="${-h}" width="${2 * w}" height="${2 * h}" rx="9" fill="none" stroke="var(--bead)" stroke-width="3.5"/>`
    : ''
  return `<g transform="translate(${x} ${y})">${square}<ellipse rx="${radii.x + 3}" ry="${radii.y + 3}" fill="url(#rim)"/>
<ellipse rx="${radii.x - 0.5}" ry="${radii.y - 0.5}" fill="${burnt ? 'var(--bead)' : 'url(#hollow)'}"/>${
    burnt
      ? '<path d="M-15 -15l30 30m0-30l-30 30" stroke="var(--wood)" stroke-width="5" stroke-linecap="round" opacity=".6"/>'
      : ''
  }${lying.map((place) => seed(place)).join('')}${marks}${ring(2, 'class="gilt"')}<g class="focus">${ring(7, 'stroke="#fff" stroke-width="4"')}${ring(10.5, 'stroke="var(--bead)" stroke-width="3"')}</g></g>`
}

/** The counts beside the hollows, and the numbers of the holes; small boards have larger figures. */
export function numbers(geometry: Geometry, frame: Frame, pixels: number): string {
  const { n } = geometry
  const scale = textScale(pixels)
  const size = Math.min(40, Math.max(17, 11 / pixels))
  return [...frame.seeds.keys()]
    .map((slot) => {
      const store = isStore(n, slot)
      const at = beadOf(geometry, slot, scale)
      const bead = frame.burnt.includes(slot)
        ? ''
        : count(
            at.x,
            at.y,
            String(frame.seeds[slot]),
            store ? 24 * (scale > 1 ? scale * 0.86 : 1) : 20 * scale,
          )
      if (store) return bead
      const name = numberOf(geometry, slot)
      const owner = winnerOf(frame, slot)
      const hole = holeOf(n, slot) + (owner === null ? 0 : n)
      return `${bead}<text class="number ${owner ?? ''} ${isOuter(geometry, slot) ? '' : 'inner'}" x="${name.x}" y="${name.y}" font-size="${size}">${hole}</text>`
    })
    .join('')
}

function count(x: number, y: number, text: string, size: number): string {
  const half = Math.max(size * 0.72, size * (0.34 * text.length + 0.3))
  return `<rect x="${x - half}" y="${y - size * 0.72}" width="${2 * half}" height="${size * 1.44}" rx="${size * 0.72}" fill="var(--bead)"/><text class="count" x="${x}" y="${y + size * 0.35}" font-size="${size}">${text}</text>`
}

/** What is in the air: handfuls, flying seeds, and the clasp round what is captured. */
export function air(geometry: Geometry, frame: Frame): string {
  const held = frame.hands.flatMap(({ slot, seeds, rise }) =>
    places(geometry, slot)
      .slice(0, Math.min(seeds, DRAWN_IN_HOLE))
      .map((place) => seed(place, 14 * rise)),
  )
  const flying = frame.flights.flatMap(({ from, to, seeds, progress }) => {
    const [starts, ends] = [places(geometry, from), places(geometry, to)]
    const most = isStore(geometry.n, to) ? DRAWN_IN_STORE : DRAWN_IN_HOLE
    const lying = frame.seeds[to] ?? 0
    const eased = progress * progress * (3 - 2 * progress)
    return Array.from({ length: Math.min(seeds, DRAWN_IN_HOLE) }, (_, k) => {
      const a = starts[seeds === 1 ? 0 : k]!
      const b = ends[Math.min(lying + k, most - 1)]!
      const between = (p: number, q: number): number => p + (q - p) * eased
      const far = Math.hypot(b.x - a.x, b.y - a.y) / 100
      const height = (26 + 6 * far) * 4 * progress * (1 - progress) + 14 * (1 - progress)
      const place = {
        x: between(a.x, b.x),
        y: between(a.y, b.y),
        turn: between(a.turn, b.turn),
        face: b.face,
      }
      return seed(place, height)
    })
  })
  return [...frame.clasp.map((slot) => clasp(geometry, slot)), ...held, ...flying].join('')
}

function clasp(geometry: Geometry, slot: Slot): string {
  const { x, y } = centreOf(geometry, slot)
  if (isStore(geometry.n, slot)) return ''
  return `<circle cx="${x}" cy="${y}" r="${HOLE_RADIUS + 5}" fill="none" stroke="var(--gilt)" stroke-width="6" stroke-dasharray="14 7"/>`
}

function places(geometry: Geometry, slot: Slot): readonly SeedPlace[] {
  const { x, y } = centreOf(geometry, slot)
  const kind = isStore(geometry.n, slot) ? 'store' : 'hole'
  return seedPlaces(slot, kind).map((place) => ({ ...place, x: x + place.x, y: y + place.y }))
}

function seed({ x, y, turn, face }: SeedPlace, height = 0): string {
  const at = (dx: number, dy: number, size: number): string =>
    `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})`
  const shade = 1.12 * Math.max(0.5, 1 - height / 90)
  return `<use href="#shade" transform="${at(1.6 + height * 0.15, 2.6, shade)}"/><use href="#${face}" transform="${at(0, -height, 1.12)}"/>`
}
