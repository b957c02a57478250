// Messages between the page and the main process are structured clones in Electron. The channel to the page carries text,
// so clones are written as JSON with a tag for everything that JSON lacks. Both functions also run in the page, as source.

/** Writes a value as text, after cloning it: what cannot be cloned throws here, as in Electron. */
export function freeze(value) {
  const seen = new Map()
  const write = (each) => {
    if (each === undefined) return ['undefined']
    if (typeof each === 'bigint') return ['bigint', String(each)]
    if (typeof each === 'number')
      return Number.isFinite(each) && !Object.is(each, -0)
        ? each
        : ['number', Object.is(each, -0) ? '-0' : String(each)]
    if (typeof each !== 'object' || each === null) return each
    if (seen.has(each)) return ['seen', seen.get(each)]
    seen.set(each, seen.size)
    if (Array.isArray(each)) return ['array', each.map(write)]
    if (each instanceof Date) return ['date', write(each.getTime())]
    if (each instanceof RegExp) return ['regexp', each.source, each.flags]
    if (each instanceof Map) return ['map', [...each].map(([key, inner]) => [write(key), write(inner)])]
    if (each instanceof Set) return ['set', [...each].map(write)]
    if (each instanceof Error) return ['error', each.name, each.message]
    const bytes =
      each instanceof ArrayBuffer
        ? new Uint8Array(each)
        : ArrayBuffer.isView(each)
          ? new Uint8Array(each.buffer, each.byteOffset, each.byteLength)
          : null
    if (bytes) {
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return ['bytes', each.constructor.name, btoa(text)]
    }
    return ['object', Object.entries(each).map(([key, inner]) => [key, write(inner)])]
  }
  return JSON.stringify(write(structuredClone(value)))
}

/** Reads what `freeze` wrote. */
export function thaw(text) {
  const seen = []
  const kept = (each) => (seen.push(each), each)
  const read = (each) => {
    if (!Array.isArray(each)) return each
    const [tag, first, second] = each
    if (tag === 'undefined') return undefined
    if (tag === 'bigint') return BigInt(first)
    if (tag === 'number') return Number(first)
    if (tag === 'seen') return seen[first]
    if (tag === 'date') return kept(new Date(read(first)))
    if (tag === 'regexp') return kept(new RegExp(first, second))
    if (tag === 'error') return kept(Object.assign(new Error(second), { name: first }))
    if (tag === 'bytes') {
      const { buffer } = Uint8Array.from(atob(second), (letter) => letter.charCodeAt(0))
      return kept(
        first === 'ArrayBuffer' ? buffer : new globalThis[first === 'Buffer' ? 'Uint8Array' : first](buffer),
      )
    }
    if (tag === 'array') {
      const list = kept([])
      for (const inner of first) list.push(read(inner))
      return list
    }
    const into = kept(tag === 'map' ? new Map() : tag === 'set' ? new Set() : {})
    for (const inner of first)
      if (tag === 'map') into.set(read(inner[0]), read(inner[1]))
      else if (tag === 'set') into.add(read(inner))
      // A key such as __proto__ stays an own property.
      else
        Object.defineProperty(into, inner[0], {
          value: read(inner[1]),
          writable: true,
          enumerable: true,
          configurable: true,
        })
    return into
  }
  return read(JSON.parse(text))
}
