import { gains, onlyRelays } from '../variant/clauses/clause'
import type { Chain, Clause, HoleNumbers, LastSeed, Place, Take } from '../variant/clauses/clause'
import { isAmong, type Counts } from '../variant/clauses/counts'
import { mostTakenBy } from '../variant/clauses/questions'
import { ClauseLimit, Limit } from '../limits'
import {
  ChainCode,
  ClauseRecord,
  Counted,
  Does,
  GuardBit,
  HoleCode,
  LastSeedTable,
  Receiver,
  Resowing,
  TakeCode,
  Then,
} from './assembly/shared/lastSeedTable'

/** The bytes of the table that say which clauses fit in a row, two per count. */
const KIND_BYTES = (LastSeedTable.cells - LastSeedTable.counts) / Counted.kinds

/** Where a last seed must fall, or a link of a chain be. */
interface Spot {
  readonly at: Place
  readonly hole: HoleNumbers | undefined
  readonly makes: Counts | undefined
}

/**
 * A list of clauses as the kernel reads it. Clauses are bits of a set: a look-up by the place of the last seed and the
 * seeds there gives those whose place, hole and count fit, another the same for the links of chains; what else they ask is
 * looked up by what is counted.
 */
export function compileLastSeed({ last, passing }: LastSeed, holes: number): Uint8Array {
  const table = new DataView(new ArrayBuffer(LastSeedTable.size))
  const cap = capOf({ last, passing })
  table.setUint32(LastSeedTable.cap, cap, true)
  table.setUint16(LastSeedTable.takers, setOf(last, gains), true)
  table.setUint16(LastSeedTable.relays, setOf(last, onlyRelays), true)
  table.setInt32(LastSeedTable.mostTaken, Math.min(mostTakenBy(last), Limit.seeds), true)
  table.setUint8(LastSeedTable.passingToOwner, Number(passing?.to === 'owner'))
  table.setUint8(LastSeedTable.clauseCount, last.length)
  last.forEach((clause, i) => writeClause(table, LastSeedTable.clauses + i * ClauseRecord.size, clause))
  const spots = last.map(({ at, hole, makes }): Spot => ({ at, hole, makes }))
  const links = last.map(linkOf)
  for (let index = 0; index < cap + 2; index++) {
    const among = (counts: Counts | 'same' | undefined) =>
      counts === undefined || counts === 'same' || isAmong(counts, index)
    const put = (kind: Counted, set: number) =>
      table.setUint16(LastSeedTable.counts + kind * KIND_BYTES + 2 * index, set, true)
    for (const kind of ['across', 'next', 'beyond', 'before', 'behind', 'lifted', 'theirs'] as const) {
      put(
        Counted[kind],
        setOf(last, (clause) => among(clause[kind])),
      )
    }
    const passes = passing !== null && among(passing.makes)
    put(Counted.passing, passes ? Number(passing.at !== 'theirs') + 2 * Number(passing.at !== 'own') : 0)
    put(Counted.late, Number(last.some((clause) => takesTheirHole(clause) && among(clause.makes))))
    for (let row = 0; row <= 3 * holes; row++) {
      const fits = (spot: Spot | null) =>
        spot !== null && isInRow(holes, row, spot.at, spot.hole) && among(spot.makes)
      const at = 2 * (row * (cap + 2) + index)
      table.setUint16(LastSeedTable.cells + at, setOf(spots, fits), true)
      table.setUint16(LastSeedTable.links + at, setOf(links, fits), true)
    }
  }
  return new Uint8Array(table.buffer)
}

function setOf<T>(last: readonly T[], isIn: (clause: T) => boolean): number {
  return last.reduce((set, clause, i) => set | (Number(isIn(clause)) << i), 0)
}

/** The first even number above every number of a list. */
function capOf({ last, passing }: Omit<LastSeed, 'closed'>): number {
  const numbers = [...JSON.stringify([last, passing]).matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const most = Math.max(1, ...numbers.filter((number) => number <= ClauseLimit.count))
  return most + (most % 2 === 0 ? 2 : 1)
}

/** What a link of a clause's chain asks of its place; null if there is no chain. */
function linkOf({ at, hole, makes, chain }: Clause): Spot | null {
  if (chain === undefined) return null
  const own: Partial<Chain> = typeof chain === 'string' ? {} : chain
  return { at: own.at ?? at, hole, makes: own.makes ?? makes }
}

/** Whether a clause would take a hole of the opponent's because the last seed falls in it. */
function takesTheirHole({ at, take }: Clause): boolean {
  return take?.[0] === 'here' && (at === 'theirs' || at === 'any')
}

/** Whether a row of the table is a place: own holes first, then the opponent's, a store, and claimed holes. */
function isInRow(holes: number, row: number, at: Place, numbers: HoleNumbers | undefined): boolean {
  const [kind, hole]: readonly [Place, number] =
    row < holes
      ? ['own', row + 1]
      : row < 2 * holes
        ? ['theirs', row - holes + 1]
        : row === 2 * holes
          ? ['store', 0]
          : ['claimed', row - 2 * holes]
  // The house is right of the middle of the inner row, which runs from the right along the ring.
  const house = holes / 2 + Math.ceil(holes / 4)
  const inRow = { inner: 2 * hole > holes, outer: 2 * hole <= holes, house: hole === house }
  const isPlace =
    at === 'inner' || at === 'outer' || at === 'house'
      ? kind === 'own' && inRow[at]
      : at === kind || (at === 'any' && (kind === 'own' || kind === 'theirs'))
  return isPlace && (numbers === undefined || numbersIn(holes, at, numbers).includes(hole))
}

/** Hole numbers along the ring; those of an inner or outer row are counted within it, from its owner's left. */
function numbersIn(holes: number, at: Place, numbers: HoleNumbers): readonly number[] {
  const length = at === 'inner' || at === 'outer' ? holes / 2 : holes
  const along = (number: number) => (at === 'inner' ? holes + 1 - number : number)
  const fromLeft = (number: number) => (number < 0 ? length + 1 + number : number)
  if (typeof numbers !== 'string') return numbers.map((number) => along(fromLeft(number)))
  const [first = 0, last = 0] = numbers.split('..').map((end) => fromLeft(Number(end)))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => along(first + i))
}

function writeClause(table: DataView, at: number, clause: Clause): void {
  const { take, claim = [], chain, to, sow, then } = clause
  const counts = (['across', 'next', 'beyond', 'before', 'behind', 'lifted'] as const).filter(
    (kind) => clause[kind] !== undefined && clause[kind] !== 'same',
  )
  const guards = (clause.if ?? []).map((guard) => GuardBit[guard])
  const more = [
    clause.across === 'same' && GuardBit.same,
    clause.at === 'claimed' && GuardBit.claimed,
    clause.at === 'house' && GuardBit.house,
  ]
  table.setUint8(at + ClauseRecord.does, doesOf(clause))
  table.setUint8(at + ClauseRecord.then, Then[then ?? 'turnOver'])
  table.setUint8(at + ClauseRecord.counts, sum(counts.map((kind) => 1 << Counted[kind])))
  table.setUint16(at + ClauseRecord.guards, sum([...guards, ...more.map(Number)]), true)
  table.setUint8(at + ClauseRecord.claim, sum(claim.map((hole) => 1 << HoleCode[hole])))
  table.setUint8(at + ClauseRecord.to, Receiver[to ?? 'mover'])
  table.setUint8(at + ClauseRecord.sow, Resowing[sow ?? 'none'])
  table.setUint8(at + ClauseRecord.pick, clause.pick ?? 0)
  table.setUint32(at + ClauseRecord.take, takeCode(take), true)
  if (chain === undefined) return
  const own = typeof chain === 'string' ? { way: chain } : chain
  const linkTake = own.take ?? take
  const [first] = take!
  const way = first === 'next' || first === 'beyond' ? first : own.way
  // Such links neither take nor look at anything but their own hole, so they never meet a hole that was taken.
  const looksOut = (counts.length > 0 && counts.join() !== 'lifted') || clause.across === 'same'
  const isAlone = !looksOut && [...take!, ...linkTake!].every((word) => word === 'here')
  table.setUint8(at + ClauseRecord.chain, ChainCode[way] + (isAlone ? ChainCode.alone : 0))
  table.setUint8(at + ClauseRecord.most, own.most ?? 0)
  table.setUint32(at + ClauseRecord.linkTake, takeCode(linkTake), true)
}

function doesOf({ take, claim }: Clause): Does {
  if (take !== undefined) return take.includes('two') ? Does.takeTwo : Does.take
  return claim === undefined ? Does.nothing : Does.claim
}

function takeCode(take: readonly Take[] | undefined): number {
  const codes = { ...HoleCode, ...TakeCode, two: 0 } as Readonly<Record<Take, number>>
  return sum((take ?? []).map((word, i) => codes[word] * 16 ** i))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
