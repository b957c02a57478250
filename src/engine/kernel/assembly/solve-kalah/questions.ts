import { Asked, addNodes, changeOf, me, members, readOf, writeOwn } from './crew'
import { growTables, tablesComplete } from './endgames'
import { answer, ask, giveUp, nodes, search as searchOn } from './search'

// Any member of a crew may ask. It searches its own question; members without one search somebody else's with it,
// sharing marks and transpositions, and the first to finish answers.

/** The number of the question being searched by this member, 0 without one, and the member who asked it. */
let current: u64 = 0
let asker: i32 = 0
let found: i32 = 0

// @inline
function isAnswered(): bool {
  return readOf(asker, Asked.answered) >> 16 >= current
}

/** Asks whether a position's value for the mover is at least `bound`. */
export function askAtLeast(mine: u64, theirs: u64, bound: i32): void {
  writeOwn(Asked.mine, mine)
  writeOwn(Asked.theirs, theirs)
  writeOwn(Asked.bound, u64(bound + 0x8000))
  asker = me
  current = readOf(me, Asked.question) + 1
  writeOwn(Asked.question, current)
  begin(mine, theirs, bound)
}

function begin(mine: u64, theirs: u64, bound: i32): void {
  const before = nodes
  const answered = ask(mine, theirs, bound)
  addNodes(asker, nodes - before)
  if (answered) tell()
}

/** Publishes the search's answer, unless somebody already has. */
function tell(): void {
  const before = readOf(asker, Asked.answered)
  if (before >> 16 >= current) return
  changeOf(asker, Asked.answered, before, (current << 16) | u64(answer + 0x8000))
}

/** Continues the question for about this many nodes; true once the answer is known. */
export function search(count: i32): bool {
  if (!isAnswered()) {
    const before = nodes
    const done = searchOn(count)
    addNodes(asker, nodes - before)
    if (done) tell()
    else if (!isAnswered()) return false
  }
  giveUp()
  found = i32(readOf(asker, Asked.answered) & 0xffff) - 0x8000
  return true
}

/** The value that the last answer rests on: at least the bound proves "at least", less proves "at most". */
export function valueFound(): i32 {
  return found
}

/** Works with the others for a while; false if there is nothing to do now. */
export function help(positions: i32, count: i32): bool {
  if (!tablesComplete()) return growTables(positions)
  if ((current == 0 || isAnswered()) && !takeUp()) return false
  search(count)
  return true
}

/** Stops helping. */
export function stopHelping(): void {
  giveUp()
  current = 0
}

/** Takes up a question that somebody else has asked and that is open. */
function takeUp(): bool {
  stopHelping()
  for (let i = 1; i < members(); i++) {
    const member = (me + i) % members()
    const question = readOf(member, Asked.question)
    if (readOf(member, Asked.answered) >> 16 >= question) continue
    const mine = readOf(member, Asked.mine)
    const theirs = readOf(member, Asked.theirs)
    const bound = i32(readOf(member, Asked.bound)) - 0x8000
    // Its member may have overwritten this question with the next one.
    if (readOf(member, Asked.question) != question) continue
    if (readOf(member, Asked.answered) >> 16 >= question) continue
    asker = member
    current = question
    begin(mine, theirs, bound)
    return true
  }
  return false
}
