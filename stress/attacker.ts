import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attack } from './attack'
import { ATTACKS } from './attacks'
import type { Message } from './message'
import { luckOf } from './support/luck'

/** The process of one attack: runs cases until its time is up, and reports each to the main process. */
const [name = '', seed = '', first = '', seconds = ''] = process.argv.slice(2)
const attack = ATTACKS.find((each) => each.name === name)
if (!attack) throw new Error(`There is no attack “${name}”`)
const until = performance.now() + Number(seconds) * 1000
const home = process.cwd()
const known = new Set<number>()
for (let number = Number(first); ; number++) {
  await runCase(attack, number)
  if (performance.now() >= until) break
}
process.disconnect()

async function runCase(chosen: Attack, number: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-stress-'))
  tell({ type: 'begun', number })
  const covered: number[] = []
  const cover = (these: readonly number[]): void => {
    for (const each of these) if (!known.has(each)) covered.push(each)
    for (const each of these) known.add(each)
  }
  try {
    const luck = luckOf(Number(seed), chosen.name, number)
    const count = await chosen.run({
      number,
      folder,
      luck,
      cover,
      trying: (text) => tell({ type: 'trying', text }),
    })
    tell({ type: 'done', number, count, covered })
  } catch (error) {
    tell({
      type: 'finding',
      number,
      text: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  } finally {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(message: Message): void {
  process.send?.(message)
}
