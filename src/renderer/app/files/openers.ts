import type { OpenedFile } from '../../platform/platform'

/** Takes a file if it knows the kind: true when taken. A file may be a variant, a game, a run or a backup. */
export type Opener = (file: OpenedFile) => boolean | Promise<boolean>

const openers: Opener[] = []

/** Adds one kind of file to those that can be double-clicked, dropped on the window or opened from the menu. */
export function registerOpener(opener: Opener): void {
  openers.push(opener)
}

/** Gives a file to the first opener that takes it; false when none does. */
export async function openWithFirst(file: OpenedFile): Promise<boolean> {
  for (const opener of openers) if (await opener(file)) return true
  return false
}
