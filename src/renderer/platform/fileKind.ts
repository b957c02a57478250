import { SCHEMA_VERSION } from '../../engine/variant/variant'
import { message } from '../../locales/message'
import { parseJson } from './parseJson'
import type { TextFile } from './textFile'

/**
 * What a file seems to be. `newer` was written by a later version of Lumbung, `other` is not a Lumbung file, `unknown` may be
 * one of ours that is damaged.
 */
export type FileKind = 'backup' | 'game' | 'variant' | 'run' | 'spec' | 'newer' | 'other' | 'unknown'

/** The latest version of files that this Lumbung reads; runs and backups carry checksums since their second. */
const SCHEMA = 1
const SEALED_SCHEMA = 2
/** What a Lumbung file says first; runs and backups may be too large to be read only for that. */
const HEAD =
  /^\s*\{\s*"(?:format|lumbung)":\s*"(?:lumbung-)?(run|spec|game|backup)"(?:,\s*"schema":\s*(\d+))?/

/** So many characters at the beginning of a file tell whether it is a backup. */
export const HEAD_LENGTH = 200

/** Tells what a file is by what it says of itself. */
export function fileKindOf({ name, text }: TextFile): FileKind {
  const [, kind, schema] = HEAD.exec(text.slice(0, HEAD_LENGTH)) ?? []
  const known = kind === 'run' || kind === 'backup' ? SEALED_SCHEMA : SCHEMA
  if (kind) return Number(schema ?? known) > known ? 'newer' : (kind as FileKind)
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) return /\.csv$/i.test(name) ? 'other' : 'unknown'
  const { lumbung, schema: version } = json as { lumbung?: unknown; schema?: unknown }
  const isVariant = lumbung === undefined && 'sow' in json && 'board' in json
  if (typeof version === 'number' && version > (isVariant ? SCHEMA_VERSION : SCHEMA)) return 'newer'
  if (lumbung !== undefined) return lumbung === 'game' || lumbung === 'backup' ? lumbung : 'other'
  return isVariant ? 'variant' : 'unknown'
}

/** Whether text was written by a later version of Lumbung: what it lacks or has in excess is no mistake then. */
export function isOfNewerLumbung(text: string): boolean {
  return fileKindOf({ name: '', text }) === 'newer'
}

/** What to say of a file of a later version. */
export const NEEDS_NEWER = message('files.needsNewer')
