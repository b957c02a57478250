import { hasInjectionContext, inject, type InjectionKey } from 'vue'
import { ask } from '../platform/engine'

/** What the Board needs from outside: workers that choose and value moves, and chance. */
export interface GameEngine {
  readonly ask: typeof ask
  /** A number from 0 up to 1, as `Math.random` gives it. */
  readonly random: () => number
}

const REAL: GameEngine = { ask, random: () => Math.random() }

/** The key under which an app provides another engine, as tests do. */
export const GAME_ENGINE: InjectionKey<GameEngine> = Symbol('game engine')

/** The engine this app provides, or the real one. */
export function useGameEngine(): GameEngine {
  return hasInjectionContext() ? inject(GAME_ENGINE, REAL) : REAL
}
