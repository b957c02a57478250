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
  nodesSeen,
  resumeTables,
  search,
  setRules,
  tablePositionsDone,
  tablesAt,
  valueFound,
} from '../solve-kalah/entry'
