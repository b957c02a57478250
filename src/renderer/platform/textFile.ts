import type { OpenedFile } from './platform'

/** A file that was read as text. */
export interface TextFile {
  readonly name: string
  readonly text: string
}

/** Reads opened files completely, without a byte order mark. */
export function textsOf(files: readonly OpenedFile[]): Promise<TextFile[]> {
  return Promise.all(files.map(async ({ name, content }) => ({ name, text: await content.text() })))
}
