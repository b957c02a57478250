// What a clause takes: the twin of rules/lastSeed/taken.ts. Slots taken are a set of bits.

import { isTakeable } from '../captures'
import { copyGame, isBurnt, isClaimed, ownerOf, seedsAt, setSeeds } from '../game'
import { after, before, isStore, oppositeOf, routeLength } from '../route'
import { slots } from '../rules'
import { GameRecord } from '../../shared/gameRecord'
import { ChainCode, ClauseRecord, Counted, HoleCode, TakeCode } from '../../shared/lastSeedTable'
import { holdsAround, slotNamed } from './fits'
import { clausesFor, linksAt } from './table'

/** The board during a chain: holes that earlier links took are empty. */
const BOARD: usize = memory.data(GameRecord.size, 16)

// @inline
function bitOf(slot: i32): u64 {
  return u64(1) << u64(slot)
}

/** What a clause that fits takes with its chain; nothing if the first hole that it names cannot be taken. */
// @inline
export function takenBy(
  game: usize,
  side: i32,
  way: i32,
  clause: usize,
  bit: i32,
  lifted: i32,
  last: i32,
): u64 {
  const words = load<u32>(clause, ClauseRecord.take)
  const first = wordTaken(game, side, way, i32(words & 15), bit, last, 0)
  if (first == 0) return 0
  const taken = words < 16 ? first : withWords(game, side, way, words >> 4, bit, last, first)
  const chain: i32 = load<u8>(clause, ClauseRecord.chain)
  return chain == 0 ? taken : chained(game, side, way, clause, bit, lifted, last, taken, chain)
}

/** What is taken, and what the words of a clause add. */
function withWords(game: usize, side: i32, way: i32, words: u32, bit: i32, at: i32, before: u64): u64 {
  let taken = before
  for (let left = words; left != 0; left >>= 4) {
    taken |= wordTaken(game, side, way, i32(left & 15), bit, at, taken)
  }
  return taken
}

// @inline
function wordTaken(game: usize, side: i32, way: i32, word: i32, bit: i32, at: i32, before: u64): u64 {
  if (word == HoleCode.here) return ifTakeable(game, at)
  if (word == HoleCode.across) return ifTakeable(game, oppositeOf(at))
  return wordTakenElsewhere(game, side, way, word, bit, at, before)
}

function wordTakenElsewhere(
  game: usize,
  side: i32,
  way: i32,
  word: i32,
  bit: i32,
  at: i32,
  before: u64,
): u64 {
  let taken: u64 = 0
  if (word == TakeCode.facing) {
    for (let left = before; left != 0; left &= left - 1) {
      taken |= ifTakeable(game, oppositeOf(i32(ctz(left))))
    }
    return taken
  }
  if (word == TakeCode.theirs) {
    for (let slot = 0; slot < slots; slot++) {
      if (isStore(slot) || ownerOf(slot) == side) continue
      if ((clausesFor(Counted.theirs, seedsAt(game, slot)) & bit) != 0) taken |= ifTakeable(game, slot)
    }
    return taken
  }
  const slot = slotNamed(side, way, word, at)
  return slot < 0 ? 0 : ifTakeable(game, slot)
}

// @inline
function ifTakeable(game: usize, slot: i32): u64 {
  return isTakeable(game, slot) ? bitOf(slot) : 0
}

/** Everything that a chain takes, link by link: a hole already taken is empty for the next link. */
function chained(
  game: usize,
  side: i32,
  way: i32,
  clause: usize,
  bit: i32,
  lifted: i32,
  last: i32,
  first: u64,
  chain: i32,
): u64 {
  const kind = chain & ChainCode.way
  const goesBack = kind == ChainCode.back || (kind == ChainCode.clockwise && way == 0)
  const alone = (chain & ChainCode.alone) != 0
  const next = goesBack ? before(side, way) : after(side, way)
  const most: i32 = load<u8>(clause, ClauseRecord.most)
  let links = routeLength(side, way)
  if (goesBack) links = min(links, lifted)
  if (kind >= ChainCode.next) links = i32.MAX_VALUE
  if (most != 0) links = min(links, most)
  if (alone) return chainedAlone(game, side, next, bit, last, first, links)
  const words = load<u32>(clause, ClauseRecord.linkTake)
  let taken = first
  let at = last
  copyGame(BOARD, game)
  empty(first)
  for (let link = 1; link < links; link++) {
    if (kind < ChainCode.next) at = load<u8>(next + at)
    else at = slotNamed(side, way, kind == ChainCode.next ? HoleCode.next : HoleCode.beyond, at)
    if (at < 0 || !isLink(BOARD, side, bit, at) || !holdsAround(BOARD, side, way, clause, bit, at)) break
    const more = withWords(BOARD, side, way, words, bit, at, 0)
    if (more == 0) break
    empty(more)
    taken |= more
  }
  return taken
}

/** The same where links neither take nor look at anything but their own hole: none of them meets one that was taken. */
function chainedAlone(game: usize, side: i32, next: usize, bit: i32, last: i32, first: u64, links: i32): u64 {
  let taken = first
  let at = last
  for (let link = 1; link < links; link++) {
    at = load<u8>(next + at)
    if ((linksAt(game, side, at) & bit) == 0 || !isTakeable(game, at)) break
    taken |= bitOf(at)
  }
  return taken
}

// @inline
function isLink(game: usize, side: i32, bit: i32, at: i32): bool {
  return (linksAt(game, side, at) & bit) != 0 && !isBurnt(game, at) && !isClaimed(game, at)
}

function empty(taken: u64): void {
  for (let left = taken; left != 0; left &= left - 1) setSeeds(BOARD, i32(ctz(left)), 0)
}
