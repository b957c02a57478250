/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The dialect that our schemas are written in. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
