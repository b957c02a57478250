import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ATTACKS } from './attacks'
import { summary } from './summary'
import { type Tally, watch } from './watch'

const AT_ONCE = 2
const HELP = `npm run stress [-- options]

  --minutes N     how long to attack (default: 3)
  --seed S        the seed of all cases (default: a new one, printed)
  --attack NAME   only this attack: ${ATTACKS.map(({ name }) => name).join(', ')}
  --case N        only this case of the attack`

/** Attacks the build, two attacks at a time, prints findings as they come and a table at the end; exit 1 if there are any. */
export async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      minutes: { type: 'string', default: '3' },
      seed: { type: 'string', default: String(randomInt(1e9)) },
      attack: { type: 'string' },
      case: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const [minutes, seed, only] = [values.minutes, values.seed, values.case].map(Number) as [
    number,
    number,
    number,
  ]
  const attacks = ATTACKS.filter(({ name }) => values.attack === undefined || name === values.attack)
  const isCase = values.case !== undefined
  if (
    attacks.length === 0 ||
    !(minutes > 0) ||
    !Number.isSafeInteger(seed) ||
    (isCase && attacks.length !== 1)
  ) {
    console.error(HELP)
    process.exitCode = 2
    return
  }
  console.log(`Seed ${seed}, ${isCase ? `case ${only} of ${attacks[0]?.name}` : `${minutes} minutes`}`)
  const shares = attacks.reduce((sum, { share }) => sum + share, 0)
  const waiting = [...attacks].sort((a, b) => b.share - a.share)
  const tallies: Tally[] = []
  const attackInTurn = async (): Promise<void> => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const { name, share } = attack
      const seconds = isCase ? 0 : (minutes * 60 * Math.min(AT_ONCE, attacks.length) * share) / shares
      const onFinding = (number: number, text: string): void =>
        console.log(
          `\n✗ ${name}, case ${number}: ${text}\n  again: npm run stress -- --attack "${name}" --seed ${seed} --case ${number}\n`,
        )
      const tally = await watch({ attack, seed, seconds, first: isCase ? only : 0, onFinding })
      tallies.push(tally)
      console.log(
        `${tally.findings === 0 ? '✓' : '✗'} ${name}: ${tally.count} ${attack.unit}, ${tally.findings} findings`,
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attackInTurn))
  console.log(`\n${summary(tallies, seed)}`)
  process.exitCode = tallies.some(({ findings }) => findings > 0) ? 1 : 0
}
