import { percentWithin } from '../experiments/report/wording'
import type { Row } from './rows'

/** A share of a table's row with its interval, from columns such as `oursShare`, `oursLow` and `oursHigh`. */
export function withInterval(row: Row | undefined, key: string): string {
  const of = (part: string): number => Number(row?.[`${key}${part}`])
  return percentWithin({ value: of('Share'), low: of('Low'), high: of('High') })
}
