// A client of the Kalah Game Protocol for tests: always the leftmost hole with seeds. Its argument says how it misbehaves.
import { connect } from 'node:net'

const [manner = 'plays'] = process.argv.slice(2)
if (manner === 'absent') setInterval(() => {}, 1000)
else talk()

function talk() {
  const socket = connect(Number(process.env.KGP_PORT), process.env.KGP_HOST)
  let [rest, id, yields] = ['', 1, 0]
  const send = (text, ref) => {
    socket.write(`${id}${ref === undefined ? '' : `@${ref}`} ${text}\r\n`)
    id += 2
  }
  socket.on('data', (bytes) => {
    const lines = `${rest}${bytes}`.split('\r\n')
    rest = lines.pop()
    for (const line of lines) hear(line)
  })
  socket.on('close', () => process.exit(0))

  function hear(line) {
    const [, number, command, argument] = /^(\d+)(?:@\d+)? (\w+) ?(.*)$/.exec(line)
    if (command === 'kgp') {
      send('set info:name "Leftmost client"')
      send('mode "freeplay"')
    }
    if (command !== 'state') return
    const [n, , , ...holes] = argument.slice(1, -1).split(',').map(Number)
    const move = holes.slice(0, n).findIndex((count) => count > 0) + 1
    if (manner === 'leaves') return socket.destroy()
    if (manner === 'chatters') for (let at = 0; at < 20_000; at++) send('move 1', number)
    if (manner === 'hangs') return
    if (manner !== 'silent' && (manner !== 'hasty' || yields > 0))
      send(`move ${manner === 'illegal' ? n + 5 : move}`, number)
    if (manner === 'slow') return
    yields++
    send('yield', number)
    if (manner === 'retires') socket.end()
  }
}
