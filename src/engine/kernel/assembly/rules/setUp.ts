import { layWays } from './choices/liftable'
import { takeUpWon } from './game'
import { layPlaces, loadClauses } from './lastSeed/table'
import { forgetRoutes, layRoutes } from './route'
import { loadRules } from './rules'
import { GameRecord } from '../shared/gameRecord'

/** Loads the rules from memory, for boards on which nothing is burnt or won yet. */
export function loadVariant(): void {
  loadRules()
  loadClauses()
  forgetRoutes()
  layRoutes(0)
  layPlaces()
  layWays()
}

/** Loads the burnt and won holes of a game written by the caller. */
export function loadRound(game: usize): void {
  layRoutes(load<u64>(game, GameRecord.burnt))
  takeUpWon(game)
  layPlaces()
}
