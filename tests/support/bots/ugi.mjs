// An engine of the Universal Game Interface for tests: kalah of any size, always the leftmost hole with seeds.
import { createInterface } from 'node:readline'

const [manner = 'plays'] = process.argv.slice(2)
let [holes, seeds, position] = [6, 4, null]
const say = (text) => process.stdout.write(`${text}\n`)

/** Seeds by slot, as Lumbung numbers them, and who moves: 0 or 1. */
function start() {
  const row = [...Array(holes).fill(seeds), 0]
  return { slots: [...row, ...row], mover: 0 }
}

function fen(text) {
  const [south, north, mover] = text.split(' ')
  const row = (side) => {
    const [counts, store] = side.split('+')
    return [...counts.split(',').map(Number), Number(store)]
  }
  holes = row(south).length - 1
  return { slots: [...row(south), ...row(north)], mover: mover === 'S' ? 0 : 1 }
}

function play({ slots, mover }, hole) {
  const size = holes + 1
  const from = mover * size + hole - 1
  const store = mover * size + holes
  const otherStore = (1 - mover) * size + holes
  let [at, left] = [from, slots[from]]
  slots[from] = 0
  while (left > 0) {
    at = (at + 1) % (2 * size)
    if (at === otherStore) continue
    slots[at]++
    left--
  }
  if (at === store) return { slots, mover }
  const isOwn = Math.floor(at / size) === mover
  const across = 2 * holes - at
  if (isOwn && slots[at] === 1 && slots[across] > 0) {
    slots[store] += slots[at] + slots[across]
    slots[at] = slots[across] = 0
  }
  return { slots, mover: 1 - mover }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const words = line.trim().split(/\s+/)
  switch (words[0]) {
    case 'ugi':
      if (manner === 'silent') return
      for (const text of ['id name Leftmost 1.2', 'id author nobody', 'garbage', 'ugiok']) say(text)
      return
    case 'isready':
      return say('readyok')
    case 'setoption':
      if (words[2] === 'Holes') holes = Number(words[4])
      if (words[2] === 'Seeds') seeds = Number(words[4])
      return
    case 'position': {
      const at = words.indexOf('moves')
      const moves = at < 0 ? [] : words.slice(at + 1)
      const from = at < 0 ? words.slice(2) : words.slice(2, at)
      position = words[1] === 'fen' ? fen(from.join(' ')) : start()
      for (const move of moves) position = play(position, Number(move))
      return
    }
    case 'go': {
      if (manner === 'hangs') return
      if (manner === 'empty') return say('bestmove')
      const row = position.slots.slice(position.mover * (holes + 1)).slice(0, holes)
      say('info depth 1 nodes 1')
      return say(`bestmove ${row.findIndex((count) => count > 0) + 1} ponder 1`)
    }
    case 'quit':
      return process.exit(0)
  }
})
