// @shared-memory
// The same program for a crew whose members share one memory.

export {
  GAME,
  LAST_SEED,
  LAYOUT,
  RULES,
  SCRATCH,
  beginLayer,
  endTurn,
  fillLayer,
  helpFill,
  isOutOfMemory,
  isOver,
  isReady,
  layOut,
  layerAt,
  layerListed,
  prepare,
  recall,
  takeUp,
  tryLock,
  unlock,
} from '../tables/entry'
