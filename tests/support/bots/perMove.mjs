// A bot that is started for every move: reads “n ownStore otherStore own… other…”, prints holes from 0; the last one counts.
let text = ''
process.stdin.on('data', (bytes) => (text += bytes))
process.stdin.on('end', () => {
  const [n, , , ...holes] = text.trim().split(/\s+/).map(Number)
  const own = holes.slice(0, n)
  if (process.argv[2]?.endsWith('hinks')) console.log('depth: 4 score: 12\nthinking')
  if (process.argv[2] === 'onlyThinks') return
  console.log(own.findIndex((count) => count > 0))
  if (process.argv[2] !== 'once') console.log(own.findLastIndex((count) => count > 0))
  if (process.argv[2] === 'stays') setInterval(() => {}, 1000)
})
