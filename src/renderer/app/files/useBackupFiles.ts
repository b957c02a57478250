import { counted } from '../../../engine/experiments/report/wording'
import type { OpenedFile } from '../../platform/platform'
import { exportBackup, importBackup } from '../../storage/backup'
import { openStorage } from '../../storage/openStorage'
import { formatNumber } from '../../ui/format'
import { useNotices } from '../../ui/notices'
import { saveFile } from '../../ui/saveFile'

/** How often the status bar says how far it is, in milliseconds. */
const OFTEN = 500

/** Saves and restores backups, and says how far that is. */
export function useBackupFiles() {
  const notices = useNotices()

  /** Says how far something is, now and then. */
  function tellProgress(): (text: string) => void {
    let told = performance.now()
    return (text) => {
      if (performance.now() - told < OFTEN) return
      told = performance.now()
      notices.progress(text)
    }
  }

  /** Saves everything stored as one file. */
  async function save(): Promise<void> {
    const tell = tellProgress()
    const backup = await exportBackup(await openStorage(), (records) =>
      tell(`Exporting: ${formatNumber(records)} records`),
    )
    if (backup.ok) await saveFile('lumbung-backup.json', backup.value.file)
    else notices.warn(`Not exported. ${backup.error.message}`)
  }

  /** Stores everything of a backup beside what is there, and says what came of it; `verb` begins the sentence. */
  async function restore(source: Blob, verb: string, name?: string): Promise<void> {
    const tell = tellProgress()
    const imported = await importBackup(await openStorage(), source, (share) =>
      tell(`${name ?? 'Backup'}: ${Math.floor(share * 100)} % read`),
    )
    if (!imported.ok) return notices.warn(name ? `${name}: ${imported.error}` : imported.error)
    const { runs, variants, games, skipped } = imported.value
    const counts = [counted(runs, 'run'), counted(variants, 'variant'), counted(games, 'game')].join(', ')
    const left = skipped > 0 ? `; ${counted(skipped, 'damaged record')} left out` : ''
    notices.say(`${verb} ${counts}${left}`)
  }

  /** Restores a backup from a file. */
  const take = ({ name, content }: OpenedFile): Promise<void> => restore(content, 'Imported', name)

  return { save, take, restore }
}
