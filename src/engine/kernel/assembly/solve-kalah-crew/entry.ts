// @shared-memory
// The same program for a crew whose members share one memory.

export {
  askAtLeast,
  endTurn,
  growTables,
  help,
  isOver,
  isReady,
  layOut,
  learn,
  lemmaHigh,
  lemmaLow,
  lemmaMine,
  lemmaTheirs,
  nodesSeen,
  readLemma,
  resumeTables,
  search,
  setRules,
  stopHelping,
  tablePositionsDone,
  tablesAt,
  valueFound,
  writeLemmasFrom,
} from '../solve-kalah/entry'
