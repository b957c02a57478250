const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as base64 text, the same in every environment. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | (b << 8) | c
    const left = bytes.length - at
    pieces.push(
      DIGITS[bits >> 18]! + DIGITS[(bits >> 12) & 63]!,
      left > 1 ? DIGITS[(bits >> 6) & 63]! : '=',
      left > 2 ? DIGITS[bits & 63]! : '=',
    )
  }
  return pieces.join('')
}

/** The bytes of base64 text; null if it is invalid. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  const value = new Int8Array(128)
  for (let digit = 0; digit < 64; digit++) value[DIGITS.charCodeAt(digit)] = digit
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const bits =
      (value[text.charCodeAt(at)]! << 18) |
      (value[text.charCodeAt(at + 1)]! << 12) |
      (value[text.charCodeAt(at + 2)]! << 6) |
      value[text.charCodeAt(at + 3)]!
    bytes[to] = bits >> 16
    if (to + 1 < bytes.length) bytes[to + 1] = bits >> 8
    if (to + 2 < bytes.length) bytes[to + 2] = bits
  }
  return bytes
}
