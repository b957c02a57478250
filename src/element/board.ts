import { boardOf } from '../renderer/board/boardOf'
import type { Choice } from '../engine/board/choice'
import { formatChoice } from '../engine/board/notation'
import { slotOfChoice } from '../engine/board/otherChoices'
import type { Slot } from '../engine/board/position'
import { legal } from '../engine/rules/legal'
import { start } from '../engine/rules/match'
import { message } from '../locales/message'
import { boardStateOf } from '../renderer/game/boardState'
import { movesOf, playMove, positionOf, readGame, readVariant, USUAL, type BoardModel } from './boardModel'
import { BoardView } from './boardView'
import { say } from './speech'
import type { MovedDetail, SowingBoard } from './types'

const USUAL_SPEED = 9

/** A board on any page: `<sowing-board variant="kalah" interactive></sowing-board>`. */
class SowingBoardElement extends HTMLElement implements SowingBoard {
  static readonly observedAttributes = ['variant', 'holes', 'seeds', 'position', 'interactive', 'speed']

  #model: BoardModel = usualModel()
  #given: object | null = null
  #view: BoardView | null = null
  #moving = false
  /** Moves are shown one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    this.#view = new BoardView(root, (slot) => this.#chooseSlot(slot))
    this.#read()
  }

  disconnectedCallback(): void {
    this.#view?.close()
    this.#view = null
  }

  attributeChangedCallback(name: string): void {
    if (name === 'variant') this.#given = null
    if (!this.isConnected) return
    if (name === 'interactive') this.#mark()
    else if (name !== 'speed') this.#read()
  }

  get variant(): string | object {
    return this.#given === null ? (this.getAttribute('variant') ?? USUAL) : this.#model.variant
  }

  set variant(value: string | object) {
    if (typeof value === 'string') this.setAttribute('variant', value)
    else {
      this.#given = value
      this.#read(true)
    }
  }

  get position(): string {
    return positionOf(this.#model)
  }

  set position(value: string) {
    this.setAttribute('position', value)
  }

  get interactive(): boolean {
    return this.hasAttribute('interactive')
  }

  set interactive(value: boolean) {
    this.toggleAttribute('interactive', value)
  }

  get legal(): readonly string[] {
    return movesOf(this.#model)
  }

  get toMove(): 'south' | 'north' {
    return this.#model.game.position.toMove
  }

  get over(): boolean {
    return this.#model.game.phase === 'over'
  }

  get winner(): 'south' | 'north' | 'tie' | null {
    return this.#model.game.winner
  }

  play(move: string | number): Promise<MovedDetail> {
    const shown = this.#last.then(() => this.#play(String(move)))
    this.#last = shown.catch(() => undefined)
    return shown
  }

  async #play(move: string): Promise<MovedDetail> {
    const before = this.#model
    const { choice, after, steps } = playMove(before, move)
    this.#model = { ...before, game: after }
    this.#moving = true
    this.#mark()
    await this.#view?.animate(boardStateOf(before.game), steps, this.#speed)
    this.#moving = false
    this.#show()
    const { position, toMove, over, winner } = this
    const detail = { move: formatChoice(choice), position, toMove, over, winner, steps }
    this.#tell('moved', detail)
    return detail
  }

  #chooseSlot(slot: Slot): void {
    const ways = this.#choices().filter((choice) => this.#slotOf(choice) === slot)
    if (ways.length === 1) this.#choose(ways[0]!)
    else this.#view?.offer(ways.map((way) => ({ words: wordsFor(way), take: () => this.#choose(way) })))
  }

  /** A page that handles `choose` itself calls `preventDefault`. */
  #choose(choice: Choice): void {
    this.#view?.offer([])
    const move = formatChoice(choice)
    if (this.#tell('choose', { move }, true)) this.play(move).catch(() => undefined)
  }

  #tell(name: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }))
  }

  /** Begins again with what the attributes say; `throws` for whoever set a property, since an attribute cannot. */
  #read(throws = false): void {
    let problem = ''
    try {
      const sizes = { holes: this.#number('holes'), seeds: this.#number('seeds') }
      const variant = readVariant(this.#given ?? this.getAttribute('variant') ?? USUAL, sizes)
      this.#model = { variant, game: readGame(variant, this.getAttribute('position')) }
      this.#show()
    } catch (error) {
      problem = (error as Error).message
      this.#tell('problem', { message: problem })
      if (throws) throw error
    } finally {
      this.#view?.tell(problem)
    }
  }

  #show(): void {
    const { variant, game } = this.#model
    this.#view?.show(boardStateOf(game), boardOf(variant, game.position))
    this.#view?.offer([])
    this.#mark()
  }

  #mark(): void {
    this.#view?.mark(this.interactive ? this.#choices().map((choice) => this.#slotOf(choice)) : null)
  }

  #choices(): readonly Choice[] {
    return this.#moving ? [] : legal(this.#model.variant, this.#model.game)
  }

  #slotOf(choice: Choice): Slot {
    return slotOfChoice(this.#model.game.position, choice)
  }

  /** Seeds per second; 0 shows only the result. */
  get #speed(): number {
    const speed = this.#number('speed') ?? USUAL_SPEED
    return speed > 0 ? speed : Infinity
  }

  #number(name: string): number | undefined {
    const text = this.getAttribute(name)
    return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
  }
}

function usualModel(): BoardModel {
  const variant = readVariant(USUAL, {})
  return { variant, game: start(variant) }
}

function wordsFor({ hole, way }: Choice): string {
  return say(message(way === 'clockwise' ? 'game.playHoleClockwise' : 'game.playHoleAnticlockwise', { hole }))
}

if (!customElements.get('sowing-board')) customElements.define('sowing-board', SowingBoardElement)
