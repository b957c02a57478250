import * as v from 'valibot'
import { fromBase64, toBase64 } from '../base64'
import { checksumOf } from '../checksum'
import { message, type Text } from '../../locales/message'
import { NetworkLimit } from '../limits'
import { ok, refuse, type Result } from '../result'
import type { Variant } from '../variant/variant'
import { parseVariant } from '../variant/parse'
import { MOST_OF_A_NAME, type Network, type NetworkShape, weightCount } from './network'

/** A network as stored in a file, with its complete history: the spec of its training and the curve of its strength. */
export interface NetworkFile {
  readonly format: typeof FORMAT
  readonly schema: typeof SCHEMA
  readonly id: string
  readonly name?: string
  readonly variant: Variant
  readonly shape: NetworkShape
  /** Little-endian 32-bit numbers in base64. */
  readonly weights: string
  readonly history: unknown
  readonly checksum: string
}

const FORMAT = 'lumbung-player'
const SCHEMA = 1

const units = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(NetworkLimit.unitStep),
  v.maxValue(NetworkLimit.units),
  v.multipleOf(NetworkLimit.unitStep),
)

const FILE_SHAPE = v.object({
  format: v.literal(FORMAT),
  schema: v.number(),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_OF_A_NAME))),
  variant: v.unknown(),
  shape: v.object({
    counts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(NetworkLimit.counts)),
    first: units,
    second: units,
  }),
  weights: v.string(),
  history: v.optional(v.unknown(), null),
  checksum: v.string(),
})

/** Writes a network with its history. */
export function networkFile({ id, name, variant, shape, weights }: Network, history: unknown): NetworkFile {
  const content = {
    format: FORMAT,
    schema: SCHEMA,
    id,
    ...(name === undefined ? {} : { name }),
    variant,
    shape,
    weights: weightsText(weights),
    history,
  }
  return { ...content, checksum: checksumOf(content) } as NetworkFile
}

/**
 * Reads a network; rejects files that are damaged, of another version or of the wrong size for their board, with the
 * reason.
 */
export function readNetwork(content: unknown): Result<Network, Text> {
  const read = v.safeParse(FILE_SHAPE, content)
  if (!read.success) return refuse(message('learned.notAPlayer'))
  const { checksum, id, name, shape } = read.output
  if (read.output.schema !== SCHEMA)
    return refuse(message('learned.otherVersion', { got: `${read.output.schema}`, known: `${SCHEMA}` }))
  const { checksum: _, ...rest } = content as NetworkFile
  if (checksumOf(rest) !== checksum) return refuse(message('learned.damaged'))
  const variant = parseVariant(read.output.variant)
  if (!variant.ok) return refuse(message('learned.damaged'))
  const weights = weightsIn(read.output.weights)
  if (!weights || weights.length !== weightCount(shape, variant.value.board.holes))
    return refuse(message('learned.otherSize'))
  return ok({ id, ...(name === undefined ? {} : { name }), variant: variant.value, shape, weights })
}

/** Weights as text. */
export function weightsText(weights: Float32Array): string {
  const view = new DataView(new ArrayBuffer(4 * weights.length))
  weights.forEach((weight, at) => view.setFloat32(4 * at, weight, true))
  return toBase64(new Uint8Array(view.buffer))
}

/** Weights from text; null if there are none, or one is not finite. */
export function weightsIn(text: string): Float32Array | null {
  const bytes = fromBase64(text)
  if (!bytes || bytes.length % 4 !== 0) return null
  const view = new DataView(bytes.buffer)
  const weights = Float32Array.from({ length: bytes.length / 4 }, (_, at) => view.getFloat32(4 * at, true))
  return weights.every(Number.isFinite) ? weights : null
}
