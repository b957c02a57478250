import { formatAgent, type Agent } from '../src/engine/agents/agent'
import type { Choice } from '../src/engine/board/choice'
import type { Side } from '../src/engine/board/position'
import { formatLearned, type Learned } from '../src/engine/agents/learned'
import { fairLayoutsOf, fairStart } from '../src/engine/experiments/kinds/ladder/starts'
import { createKernel } from '../src/engine/kernel/kernel'
import { parsePlayer } from '../src/engine/players/player'
import type { Game } from '../src/engine/rules/game'
import { start } from '../src/engine/rules/match'
import { play } from '../src/engine/rules/play'
import { finish } from '../src/engine/through'
import { findPreset } from '../src/engine/variant/catalogue'

/** A player that looks some turns ahead: the moves that it may try are its budget. */
export type Searcher =
  Extract<Agent, { readonly kind: 'minimax' }> | (Learned & { readonly kind: 'netMinimax' })

/** What a player did in a match. */
export interface Thought {
  readonly name: string
  readonly choices: number
  /** Moves tried and milliseconds of processor time, for each choice. */
  readonly nodes: number
  readonly milliseconds: number
}

/** A match in which both players had the same time. */
export interface EqualTime {
  readonly games: number
  /** Of the first player. */
  readonly wins: number
  readonly ties: number
  readonly losses: number
  readonly share: number
  readonly players: readonly [Thought, Thought]
}

/** Layouts for each guess of a budget, how many guesses, and the budget of the first. */
const SAMPLE = 12
const GUESSES = 4
const FIRST_GUESS = 20_000

const KALAH = findPreset('kalah')!.make({ holes: 6, seeds: 4 })
const KERNEL = createKernel(KALAH)

/** Reads the name of a player that has a budget; undefined for any other. */
export function searcherNamed(name: string): Searcher | undefined {
  const player = parsePlayer(name)
  if (!player.ok) return undefined
  const { value } = player
  if (value.kind === 'agent' && value.agent.kind === 'minimax') return value.agent
  if (value.kind !== 'learned' || value.learned.kind !== 'netMinimax') return undefined
  return { ...value.learned, kind: value.learned.kind }
}

/**
 * Plays kalah from all fair layouts, each from both seats. The first player keeps its budget; the second gets the one with which it
 * needs as much processor time for a choice, found in some games before. Results do not depend on time beyond that budget.
 */
export function atEqualTime(first: Searcher, second: Searcher): EqualTime {
  const layouts = fairLayoutsOf(KALAH)!.length
  let budget = FIRST_GUESS
  for (let guess = 0; guess < GUESSES; guess++) {
    const { players } = match(first, { ...second, nodes: budget }, SAMPLE, layouts / SAMPLE)
    budget = Math.round((budget * players[0].milliseconds) / players[1].milliseconds)
  }
  return match(first, { ...second, nodes: budget }, layouts, 1)
}

/** Plays from this many fair layouts, so far apart. */
function match(first: Searcher, second: Searcher, count: number, step: number): EqualTime {
  const seats = [new Seat(first), new Seat(second)] as const
  const results = { wins: 0, ties: 0, losses: 0 }
  for (let layout = 0; layout < count; layout++) {
    const from = start(fairStart(KALAH, Math.floor(layout * step)))
    for (const side of ['south', 'north'] as const) {
      const winner = playGame(from, side === 'south' ? seats : [seats[1], seats[0]], layout)
      results[winner === 'tie' ? 'ties' : winner === side ? 'wins' : 'losses']++
    }
  }
  const games = 2 * count
  const share = (results.wins + results.ties / 2) / games
  return { games, ...results, share, players: [seats[0].thought(), seats[1].thought()] }
}

function playGame(from: Game, [south, north]: readonly [Seat, Seat], seed: number): Side | 'tie' {
  let game = from
  while (game.phase !== 'over') {
    const choice = (game.position.toMove === 'south' ? south : north).choose(game, seed)
    const played = play(KALAH, game, choice)
    if (!played.ok) throw new Error(played.error.code)
    game = played.value.game
  }
  return game.winner ?? 'tie'
}

/** A player, and what it has spent on its choices. */
class Seat {
  #choices = 0
  #nodes = 0
  #milliseconds = 0

  constructor(readonly player: Searcher) {}

  choose(game: Game, seed: number): Choice {
    const from = process.cpuUsage()
    const { choice, nodes } = finish(KERNEL.chooseMove(game, this.player, seed))
    const { user, system } = process.cpuUsage(from)
    this.#choices++
    this.#nodes += nodes ?? 0
    this.#milliseconds += (user + system) / 1000
    return choice
  }

  thought(): Thought {
    return {
      name: this.player.kind === 'minimax' ? formatAgent(this.player) : formatLearned(this.player),
      choices: this.#choices,
      nodes: this.#nodes / this.#choices,
      milliseconds: this.#milliseconds / this.#choices,
    }
  }
}
