// A number bot for tests: reads “own … other …”, prints a hole from 0. Its arguments say how it misbehaves, and when.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [manner = 'plays', after = '0', file = ''] = process.argv.slice(2)
let turns = 0

if (manner === 'forks') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  appendFileSync(file, `${process.pid} ${child.pid}\n`)
}

const say = (text) => process.stdout.write(`${text}\n`)

createInterface({ input: process.stdin }).on('line', (line) => {
  const numbers = line.split(' ').map(Number)
  const own = numbers.slice(0, numbers.length / 2)
  const move = own.findIndex((count) => count > 0)
  if (turns++ < Number(after)) return say(move)
  switch (manner) {
    case 'garbage':
      return say('I think I will play the third one')
    case 'hangs':
      return
    case 'late':
      return void setTimeout(say, 3_600_000, move)
    case 'illegal':
      return say(99)
    case 'negative':
      return say(-5)
    case 'floods':
      return flood(`${' '.repeat(999)}\n`)
    case 'longLine':
      return flood('y'.repeat(1000))
    case 'longWord':
      return say('z'.repeat(70_000))
    case 'complains':
      process.stderr.write(`Traceback: cannot play ${line}\n`, () => process.exit(3))
      return
    case 'leaves':
      // What it starts outlives it and holds its pipes.
      appendFileSync(
        file,
        `${spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).pid}\n`,
      )
      return process.exit(0)
    case 'prompts':
      return say(`${file}${move}; good luck`)
    case 'dots':
      process.stderr.write(`${'.'.repeat(70_000)}\n`)
      return say(move)
    case 'chats':
      process.stderr.write(`my board is ${own}\n`)
      return say(`${move} good luck`)
    default:
      return say(move)
  }
})

function flood(text) {
  const most = 100_000_000 / text.length
  let written = 0
  const more = () => {
    while (written++ < most) if (!process.stdout.write(text)) return void process.stdout.once('drain', more)
  }
  more()
}
