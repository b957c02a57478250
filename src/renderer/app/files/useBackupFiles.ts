import { counted } from '../../../engine/experiments/report/wording'
import type { OpenedFile } from '../../platform/platform'
import { importBackup } from '../../storage/backup'
import { openStorage } from '../../storage/openStorage'
import { useNotices } from '../../ui/notices'

/** Restores backups, from files or from what an undo kept. */
export function useBackupFiles() {
  const notices = useNotices()

  /** Stores everything of a backup beside what is there, and says what came of it; `verb` begins the sentence. */
  async function restore(source: string | Blob, verb: string, name?: string): Promise<void> {
    const imported = await importBackup(await openStorage(), source)
    if (!imported.ok) return notices.warn(name ? `${name}: ${imported.error}` : imported.error)
    const { runs, variants, games, skipped } = imported.value
    const counts = [counted(runs, 'run'), counted(variants, 'variant'), counted(games, 'game')].join(', ')
    const left = skipped > 0 ? `; ${counted(skipped, 'damaged record')} left out` : ''
    notices.say(`${verb} ${counts}${left}`)
  }

  /** Restores a backup from a file. */
  const take = ({ name, text }: OpenedFile): Promise<void> => restore(text, 'Imported', name)

  return { take, restore }
}
