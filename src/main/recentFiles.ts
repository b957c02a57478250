import { app } from 'electron'
import { extname } from 'node:path'

/** The ending of files that belong to this app. */
export const OWN_ENDING = '.lumbung'

/** Lists a file under the recent documents of the system, if the system would open it with this app. */
export function rememberRecent(path: string): void {
  if (extname(path).toLowerCase() === OWN_ENDING) app.addRecentDocument(path)
}
