// The positions of a layer from which play can stay in it, within the memory, each with where its moves lead: they
// are played once and looked up in every pass. A record has the position's index in the layer, how many moves stay in
// it and whose they are, the best value of the others, the indices those lead to, and its length, so that it can be
// read from either end.

import { growTo } from '../memory'
import { Limit } from '../../../limits'
import { leastOf, mostOf, setBounds } from './bounds'

const FIRST: usize = 16
/** Bytes by which memory grows at a time. */
const GROWTH: usize = 1 << 20
/** Stands for no move that leaves the layer, with the sign that is worst for the mover. */
const NO_EXIT: i32 = 32767
const STAYING: usize = memory.data(Limit.choices * 4, 16)

let start: usize = 0
let limit: usize = 0
let end: usize = 0
let at: usize = 0
let from: u64 = 0
let upwards: bool = true

let staying: i32 = 0
let exitLeast: i32 = 0
let exitMost: i32 = 0

/** Sets the memory for records. */
export function setLayerMemory(first: usize, last: usize): void {
  start = first
  limit = last
}

/** Clears the records; new ones are of positions ranked `first` and above. */
export function clearLayer(first: u64): void {
  from = first
  end = at = start
}

/** Starts a position without known moves. */
export function openRecord(south: bool): void {
  staying = 0
  exitLeast = exitMost = south ? -NO_EXIT : NO_EXIT
}

/** Adds a move that leaves the layer. */
export function addExit(south: bool, least: i32, most: i32): void {
  exitLeast = south ? max(exitLeast, least) : min(exitLeast, least)
  exitMost = south ? max(exitMost, most) : min(exitMost, most)
}

/** Adds a move to a position of the layer. */
export function addStay(rank: u64): void {
  store<u32>(STAYING + (usize(staying++) << 2), u32(rank - from))
}

/** Stores the started position, or its bounds if no move stays in the layer; false if there is no memory left. */
export function closeRecord(rank: u64, south: bool): bool {
  if (staying == 0) {
    setBounds(rank, exitLeast, exitMost)
    return true
  }
  const length = FIRST + (usize(staying) << 2)
  if (!reserve(end + length)) return false
  store<u32>(end, u32(rank - from))
  store<u32>(end, (u32(staying) << 1) | u32(south), 4)
  store<i16>(end, i16(exitLeast), 8)
  store<i16>(end, i16(exitMost), 10)
  memory.copy(end + 12, STAYING, usize(staying) << 2)
  end += length
  store<u32>(end - 4, u32(length))
  return true
}

function reserve(to: usize): bool {
  return to <= limit && growTo(min(to + GROWTH, limit))
}

/** Starts iterating over the records, from the first or from the last. */
export function rewind(forwards: bool): void {
  upwards = forwards
  at = forwards ? start : end
}

/** Goes to the next record; false if there is none. */
export function nextRecord(): bool {
  return upwards ? at < end : at > start
}

/** The position of the next record; advances past it. */
export function passRecord(): u64 {
  return from + load<u32>(take())
}

function take(): usize {
  if (!upwards) return (at -= load<u32>(at - 4))
  const record = at
  at += FIRST + (usize(load<u32>(record, 4) >> 1) << 2)
  return record
}

/** Updates the bounds of the next record's position from its moves; true if they change. */
export function backUpRecord(): bool {
  const record = take()
  const rank = from + load<u32>(record)
  const head = load<u32>(record, 4)
  const south = (head & 1) != 0
  let least: i32 = load<i16>(record, 8)
  let most: i32 = load<i16>(record, 10)
  const last = record + 12 + (usize(head >> 1) << 2)
  for (let move = record + 12; move < last; move += 4) {
    const next = from + load<u32>(move)
    least = south ? max(least, leastOf(next)) : min(least, leastOf(next))
    most = south ? max(most, mostOf(next)) : min(most, mostOf(next))
  }
  if (least == leastOf(rank) && most == mostOf(rank)) return false
  setBounds(rank, least, most)
  return true
}
