/** Numbers from the first up to but not including the last: indices of games, of tasks, of shares. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Cuts a range into ranges of one length; the last may be shorter. */
export function cutInto(length: number, { from, to }: Range): readonly Range[] {
  const count = Math.ceil((to - from) / length)
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    from: from + place * length,
    to: Math.min(to, from + (place + 1) * length),
  }))
}
