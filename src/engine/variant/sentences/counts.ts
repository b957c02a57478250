import { list, message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'

/** The numbers of seeds that are captured, as a sentence names them: “2 or 3 seeds”, “an even number of seeds”. */
export function countsOf({ turn: { captureCounts, evenFrom } }: Variant): Message {
  const counts = list(captureCounts.map(String), 'or')
  const none = captureCounts.length === 0
  if (evenFrom === 0) {
    const one = captureCounts.length === 1 && captureCounts[0] === 1
    return one ? message('captures.one') : message('captures.listed', { counts })
  }
  if (evenFrom <= 2) return none ? message('captures.even') : message('captures.listedOrEven', { counts })
  return none
    ? message('captures.evenFrom', { from: evenFrom })
    : message('captures.listedOrEvenFrom', { counts, from: evenFrom })
}
