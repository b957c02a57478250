/**
 * A shell function `chunks FROM TO LIMIT` that prints the parts of `$wanted` (such as 3,7-9) within a stage, in lines of
 * `FIRST LIST`: schedulers bound the indices of an array, so each list counts from its first.
 */
export const CHUNKS = `chunks() {
  awk -v wanted="$wanted" -v from="$1" -v to="$2" -v limit="$3" 'BEGIN {
    pieces = split(wanted, piece, ",")
    for (i = 1; i <= pieces; i++) {
      ends = split(piece[i], end, "-")
      a = end[1] + 0
      b = (ends > 1 ? end[2] : end[1]) + 0
      if (a < from) a = from
      if (b > to) b = to
      while (a <= b) {
        first = int(a / limit) * limit
        last = first + limit - 1 < b ? first + limit - 1 : b
        range = (a - first) (last > a ? "-" (last - first) : "")
        if (first in list) list[first] = list[first] "," range
        else { order[++count] = first; list[first] = range }
        a = last + 1
      }
    }
    for (i = 1; i <= count; i++) print order[i], list[order[i]]
  }'
}`
