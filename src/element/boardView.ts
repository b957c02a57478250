import { isStore, oppositeOf, type Slot } from '../engine/board/position'
import type { Step } from '../engine/rules/step'
import { describeHollow, frameAt, stillFrame, type Frame } from '../renderer/board/frame'
import type { BoardLook } from '../renderer/board/boardOf'
import { besideHole, centreOf, layOut, WAYS, type Geometry } from '../renderer/board/geometry'
import { layOutSteps, NORMAL_RATE, type BoardState } from '../renderer/board/timeline'
import tokens from '../renderer/ui/styles/tokens.css?raw'
import { message } from '../locales/message'
import { air, DEFS, hollow, numbers, wood } from './drawing'
import { say } from './speech'

/** The colours of the app, for a shadow root: `data-theme` on the element chooses a theme, otherwise the system does. */
const COLOURS = tokens.replace(/:root(\[[^\]]*\])/g, ':host($1)').replaceAll(':root', ':host')

const STYLES = `${COLOURS}
:host { display: block; font: var(--t-body); color: var(--ink) }
:host([hidden]) { display: none }
svg { display: block; width: 100%; overflow: visible }
text { text-anchor: middle; pointer-events: none; font-family: var(--sans) }
.count { fill: var(--bead-ink); font-weight: 600 }
.number { fill: var(--ink-3); font-weight: 500 } .number.inner { fill: var(--wood-edge); font-weight: 600 }
.number.south { fill: var(--south) } .number.north { fill: var(--north) }
ellipse.south { stroke: var(--south) } ellipse.north { stroke: var(--north) }
.gilt { stroke: none }
[data-slot] { outline: none }
.playable { cursor: pointer }
.playable .gilt { stroke: var(--gilt); stroke-width: 3.2 }
.playable:hover .gilt { stroke-width: 7 }
.focus { display: none }
:focus-visible > g > .focus { display: inline }
[part="air"] { pointer-events: none }
.problem { color: var(--bad) }
.ways { display: flex; flex-wrap: wrap; gap: var(--s2); justify-content: center; margin: var(--s2) 0 }
.ways:empty, .problem:empty { display: none }
.ways button { min-height: 44px; padding: 0 var(--s4); border: 1px solid var(--line-strong); border-radius: var(--r2);
  background: var(--raised); color: var(--ink); font: var(--t-medium); cursor: pointer }`

/** Above this many seeds per second, and where motion is unwelcome, laps appear whole. */
const FASTEST_SEEDS = 40

/** A board in a shadow root: it knows no rules, draws what it is given, and tells which hole was chosen. */
export class BoardView {
  readonly #root: ShadowRoot
  readonly #choose: (slot: Slot) => void
  readonly #resize = new ResizeObserver(() => this.#drawNumbers())
  #geometry: Geometry = layOut(1)
  #frame: Frame = stillFrame({ seeds: [0, 0, 0, 0], burnt: [] })
  #houses: readonly Slot[] = []
  #playable: readonly Slot[] = []
  #home: Slot = 0
  #drawn: string[] = []
  /** Ends the animation that is under way. */
  #end: () => void = () => undefined

  constructor(root: ShadowRoot, choose: (slot: Slot) => void) {
    this.#root = root
    this.#choose = choose
    root.innerHTML = `<style>${STYLES}</style><p class="problem" role="alert"></p><svg></svg><p class="ways"></p>`
    this.#svg.addEventListener('click', (event) => this.#onClick(event))
    this.#svg.addEventListener('keydown', (event) => this.#onKey(event))
    this.#resize.observe(this.#svg)
  }

  get #svg(): SVGSVGElement {
    return this.#root.querySelector('svg')!
  }

  /** Shows a position; an animation that is under way ends. */
  show(state: BoardState, look: BoardLook): void {
    this.#end()
    const n = state.seeds.length / 2 - 1
    const { hand, rows } = layOut(n, look)
    const isSame = n === this.#geometry.n && hand === this.#geometry.hand && rows === this.#geometry.rows
    if (!isSame || this.#drawn.length === 0) this.#layOut(n, look)
    this.#houses = look.houses
    this.#draw(stillFrame(state))
  }

  /** Marks the holes that can be chosen; `null` makes the board a picture. */
  mark(playable: readonly Slot[] | null): void {
    const { n } = this.#geometry
    this.#svg.setAttribute('role', playable === null ? 'img' : 'group')
    this.#playable = playable ?? []
    if (this.#playable.length > 0 && !this.#playable.includes(this.#home)) this.#home = this.#playable[0]!
    for (const place of this.#places()) {
      const slot = Number(place.dataset['slot'])
      const acts = playable !== null && !isStore(n, slot)
      place.classList.toggle('playable', this.#playable.includes(slot))
      set(place, 'role', acts ? 'button' : isStore(n, slot) ? 'img' : null)
      set(place, 'tabindex', acts ? (slot === this.#home ? '0' : '-1') : null)
      set(place, 'aria-disabled', acts ? String(!this.#playable.includes(slot)) : null)
    }
  }

  /** Shows what is wrong. */
  tell(problem: string): void {
    this.#root.querySelector('.problem')!.textContent = problem
  }

  /** Offers several ways to play a hole; none takes the offer back. */
  offer(ways: readonly { readonly words: string; readonly take: () => void }[]): void {
    const buttons = ways.map(({ words, take }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = words
      button.addEventListener('click', take)
      return button
    })
    this.#root.querySelector('.ways')!.replaceChildren(...buttons)
    buttons[0]?.focus()
  }

  /** Animates steps; resolves when they have been shown, or something else is shown instead. */
  animate(before: BoardState, steps: readonly Step[], rate: number): Promise<void> {
    this.#end()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timeline = layOutSteps(before, steps, still || rate > FASTEST_SEEDS ? 'laps' : 'seeds')
    if (rate === Infinity || timeline.duration === 0) return Promise.resolve()
    return new Promise((resolve) => {
      let request = 0
      let last = performance.now()
      let time = 0
      this.#end = () => {
        cancelAnimationFrame(request)
        this.#end = () => undefined
        resolve()
      }
      const advance = (now: number): void => {
        time += (Math.max(0, now - last) * rate) / NORMAL_RATE
        last = now
        if (time >= timeline.duration) return this.#end()
        this.#draw(frameAt(timeline, time))
        request = requestAnimationFrame(advance)
      }
      advance(last)
    })
  }

  /** Lets go of everything that would keep running. */
  close(): void {
    this.#end()
    this.#resize.disconnect()
  }

  #layOut(n: number, look: BoardLook): void {
    this.#geometry = layOut(n, look)
    const { width, height } = this.#geometry
    const south = Array.from({ length: n }, (_, k) => k)
    const north = Array.from({ length: n }, (_, k) => 2 * n - k)
    const order = [...north, ...south, 2 * n + 1, n]
    this.#svg.setAttribute('viewBox', `${-width} ${-height} ${2 * width} ${2 * height}`)
    this.#svg.setAttribute('aria-label', say(message('game.anyBoard', { count: this.#geometry.columns })))
    const hollows = order.map((slot) => `<g data-slot="${slot}"></g>`).join('')
    this.#svg.innerHTML = `${DEFS}${wood(this.#geometry)}${hollows}<g class="counts" aria-hidden="true"></g><g part="air" aria-hidden="true"></g>`
    this.#drawn = []
    this.#home = 0
  }

  #places(): readonly SVGGElement[] {
    return [...this.#svg.querySelectorAll<SVGGElement>('[data-slot]')]
  }

  #draw(frame: Frame): void {
    this.#frame = frame
    for (const place of this.#places()) {
      const slot = Number(place.dataset['slot'])
      const isHouse = this.#houses.includes(slot)
      const drawing = hollow(this.#geometry, frame, slot, isHouse)
      if (drawing === this.#drawn[slot]) continue
      this.#drawn[slot] = drawing
      place.innerHTML = drawing
      place.setAttribute('aria-label', say(describeHollow(frame, slot, isHouse)))
    }
    this.#drawNumbers()
    this.#svg.querySelector('[part="air"]')!.innerHTML = air(this.#geometry, frame)
  }

  #drawNumbers(): void {
    const pixels = this.#svg.clientWidth / (2 * this.#geometry.width) || 1
    const counts = this.#svg.querySelector('.counts')
    if (counts) counts.innerHTML = numbers(this.#geometry, this.#frame, pixels)
  }

  #slotOf({ target }: Event): Slot | null {
    const slot = (target as Element).closest<SVGGElement>('[data-slot]')?.dataset['slot']
    return slot === undefined ? null : Number(slot)
  }

  #onClick(event: Event): void {
    const slot = this.#slotOf(event)
    if (slot === null || !this.#playable.includes(slot)) return
    this.#focus(slot)
    this.#choose(slot)
  }

  /** Arrows walk along a row and across the board. */
  #onKey(event: KeyboardEvent): void {
    const slot = this.#slotOf(event)
    if (slot === null || event.ctrlKey || event.metaKey || event.altKey) return
    const next = this.#neighbour(slot, event.key)
    if (next !== null) this.#focus(next)
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (this.#playable.includes(slot)) this.#choose(slot)
    event.preventDefault()
  }

  #neighbour(slot: Slot, key: string): Slot | null {
    const { n, rows } = this.#geometry
    if (rows === 4) {
      const way = WAYS[key]
      return way ? (besideHole(this.#geometry, slot, way) ?? slot) : null
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') return oppositeOf(n, slot)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return null
    const ring = Array.from({ length: 2 * n + 1 }, (_, at) => at).filter((at) => at !== n)
    const along = centreOf(this.#geometry, slot).y < 0 ? -step : step
    return ring[(ring.indexOf(slot) + along + ring.length) % ring.length] ?? null
  }

  #focus(slot: Slot): void {
    this.#home = slot
    for (const place of this.#places()) {
      if (!place.hasAttribute('tabindex')) continue
      place.setAttribute('tabindex', Number(place.dataset['slot']) === slot ? '0' : '-1')
      if (Number(place.dataset['slot']) === slot) place.focus()
    }
  }
}

function set(place: Element, name: string, value: string | null): void {
  if (value === null) place.removeAttribute(name)
  else place.setAttribute(name, value)
}
