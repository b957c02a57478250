// Runs the suites once, in a process that its parent ends if a mutant never stops.
import { createVitest } from 'vitest/node'

const [root, ...suites] = process.argv.slice(2)

const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  fileParallelism: false,
  reporters: [{}],
})
const groups = []
for (const suite of suites) groups.push(await vitest.globTestSpecifications([suite]))

/** The first test that fails, or null. */
async function firstFailure() {
  for (const specifications of groups) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    for (const module of testModules) {
      for (const test of module.children.allTests('failed'))
        return `${module.relativeModuleId}: ${test.fullName}`
      if (module.state() === 'failed') return `${module.relativeModuleId}: does not load`
    }
    if (unhandledErrors.length > 0) return 'an error outside all tests'
  }
  return null
}

process.on('message', async () => {
  process.send({ noticed: await firstFailure() })
})
// Whoever stops its parent means both.
process.on('disconnect', () => process.exit())
process.send({ ready: true })
