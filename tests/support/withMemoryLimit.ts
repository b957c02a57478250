const MEMORY_SECTION = 5

/** A compiled program whose memory cannot grow: its memory section names its first size as its largest, too. */
export function withMemoryLimit(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  for (let at = 8; at < bytes.length;) {
    const section = readNumber(bytes, at + 1)
    if (bytes[at] === MEMORY_SECTION) {
      const size = bytes.subarray(section.end + 2, section.end + section.value)
      const body = [1, 1, ...size, ...size]
      const head = bytes.subarray(0, at)
      return Uint8Array.from([
        ...head,
        MEMORY_SECTION,
        body.length,
        ...body,
        ...bytes.subarray(section.end + section.value),
      ])
    }
    at = section.end + section.value
  }
  throw new Error('This program has no memory')
}

/** A number of seven bits per byte, the lowest first. */
function readNumber(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!
    value |= (byte & 127) << shift
    if (byte < 128) return { value, end: at }
  }
}
