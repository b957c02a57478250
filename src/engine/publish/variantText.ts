import { sparse } from '../variant/sparse'
import { SCHEMA_VERSION, type Variant } from '../variant/variant'

/** What variant files name as their JSON Schema. */
export const VARIANT_SCHEMA = `urn:lumbung:variant:${SCHEMA_VERSION}`

/** A variant as the text of a file. */
export function variantText(variant: Variant): string {
  return `${JSON.stringify({ $schema: VARIANT_SCHEMA, ...sparse(variant) }, null, 2)}\n`
}
