import type { Row } from './rows'

/** A share as a percentage with two decimals. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

/** A share of a table's row with its interval, from columns such as `oursShare`, `oursLow` and `oursHigh`. */
export function withInterval(row: Row | undefined, key: string): string {
  const [share, low, high] = ['Share', 'Low', 'High'].map((part) => 100 * Number(row?.[`${key}${part}`]))
  return `${share?.toFixed(2)} % [${low?.toFixed(2)}, ${high?.toFixed(2)}]`
}

/** A whole number with thousands apart. */
export function grouped(count: number | bigint | string): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
