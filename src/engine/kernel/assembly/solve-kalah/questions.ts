import { Cell, change, read, write } from './crew'
import { growTables, tablesComplete } from './endgames'
import { answer, ask, giveUp, search as searchOn } from './search'

// The leader of a crew asks; all members search, sharing marks and transpositions, and the first to finish answers.

/** The number of the question being searched by this member; 0 without one. */
let current: u64 = 0
let found: i32 = 0

// @inline
function isAnswered(): bool {
  return read(Cell.answered) >> 16 == current
}

/** Asks whether a position's value for the mover is at least `bound`. */
export function askAtLeast(mine: u64, theirs: u64, bound: i32): void {
  write(Cell.mine, mine)
  write(Cell.theirs, theirs)
  write(Cell.bound, u64(bound + 0x8000))
  current = read(Cell.question) + 1
  write(Cell.question, current)
  if (ask(mine, theirs, bound)) tell()
}

/** Publishes the search's answer, unless somebody already has. */
function tell(): void {
  const before = read(Cell.answered)
  if (before >> 16 >= current) return
  change(Cell.answered, before, (current << 16) | u64(answer + 0x8000))
}

/** Continues the question for about this many nodes; true once the answer is known. */
export function search(nodes: i32): bool {
  if (!isAnswered()) {
    if (!searchOn(nodes)) {
      if (!isAnswered()) return false
    } else tell()
  }
  giveUp()
  found = i32(read(Cell.answered) & 0xffff) - 0x8000
  return true
}

/** The value that the last answer rests on: at least the bound proves "at least", less proves "at most". */
export function valueFound(): i32 {
  return found
}

/** Works with the others for a while; false if there is nothing to do now. */
export function help(positions: i32, nodes: i32): bool {
  if (!tablesComplete()) return growTables(positions)
  const question = read(Cell.question)
  if (question != current) {
    const mine = read(Cell.mine)
    const theirs = read(Cell.theirs)
    const bound = i32(read(Cell.bound)) - 0x8000
    // The leader may have written the next question over this one.
    if (read(Cell.question) != question) return true
    giveUp()
    current = question
    if (isAnswered()) return false
    if (ask(mine, theirs, bound)) tell()
  }
  if (current == 0 || isAnswered()) return false
  search(nodes)
  return true
}
