import { SCHEMA_VERSION } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { parseJson } from './parseJson'
import type { TextFile } from './textFile'

/**
 * What a file seems to be. `newer` was written by a later version of Lumbung, `other` is not a Lumbung file,
 * `unknown` may be a damaged Lumbung file.
 */
export type FileKind =
  'backup' | 'player' | 'game' | 'variant' | 'run' | 'spec' | 'study' | 'newer' | 'other' | 'unknown'

/** The latest version of files that this Lumbung reads; runs and backups have checksums since version 2. */
const SCHEMA = 1
const SEALED_SCHEMA = 2
/** The first field of a Lumbung file; runs and backups may be too large to be read just for it. */
const HEAD =
  /^\s*\{\s*"(?:format|lumbung)":\s*"(?:lumbung-)?(run|spec|study|game|backup|player)"(?:,\s*"schema":\s*(\d+))?/

/** How many characters at the start of a file show whether it is a backup. */
export const HEAD_LENGTH = 200

/** Recognises the kind of a file by its content. */
export function fileKindOf({ name, text }: TextFile): FileKind {
  const [, kind, schema] = HEAD.exec(text.slice(0, HEAD_LENGTH)) ?? []
  const known = kind === 'run' || kind === 'backup' ? SEALED_SCHEMA : SCHEMA
  if (kind) return Number(schema ?? known) > known ? 'newer' : (kind as FileKind)
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) return /\.csv$/i.test(name) ? 'other' : 'unknown'
  const { lumbung, schema: version } = json as { lumbung?: unknown; schema?: unknown }
  // Files of earlier versions name every section, later ones only what the game has.
  const isVariant = lumbung === undefined && 'board' in json && ('last' in json || 'sow' in json)
  if (typeof version === 'number' && version > (isVariant ? SCHEMA_VERSION : SCHEMA)) return 'newer'
  if (lumbung !== undefined) return lumbung === 'game' || lumbung === 'backup' ? lumbung : 'other'
  return isVariant ? 'variant' : 'unknown'
}

/** Whether text was written by a later version of Lumbung: missing or unknown fields are then not errors. */
export function isOfNewerLumbung(text: string): boolean {
  return fileKindOf({ name: '', text }) === 'newer'
}

/** The message for a file of a later version. */
export const NEEDS_NEWER = message('files.needsNewer')
