/** A whole number with its digits in groups of three: 1,000,000. Large ones may be given as decimal text. */
export function grouped(count: number | bigint | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
