import { message, share, type Message, type Text } from '../../../locales/message'
import type { OpenedFile } from '../../platform/platform'
import { exportBackup, importBackup, type BackupCounts } from '../../storage/backup'
import { openStorage } from '../../storage/openStorage'
import { useNotices } from '../../ui/notices'
import { saveFile } from '../../ui/saveFile'

/** How often the status bar shows progress, in milliseconds. */
const OFTEN = 500

/** The contents of a backup, as a person would count them. */
export function contentsOf({ runs, variants, games }: BackupCounts): Message {
  return message('storage.contents', {
    runs: message('storage.runs', { count: runs }),
    variants: message('storage.variants', { count: variants }),
    games: message('storage.games', { count: games }),
  })
}

/** Saves and restores backups, and shows the progress. */
export function useBackupFiles() {
  const notices = useNotices()

  /** Shows progress at intervals. */
  function tellProgress(): (text: Text) => void {
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
    const backup = await exportBackup(await openStorage(), (count) =>
      tell(message('storage.exporting', { count })),
    )
    if (backup.ok) await saveFile('lumbung-backup.json', backup.value.file)
    else notices.warn(message('storage.notExported', { reason: backup.error.text }))
  }

  /** Adds everything in the backup file to the stored data, and reports the outcome. */
  async function take({ name, content }: OpenedFile): Promise<void> {
    const tell = tellProgress()
    const imported = await importBackup(await openStorage(), content, (part) =>
      tell(message('storage.importing', { name, share: share(part, 0) })),
    )
    if (!imported.ok) return notices.warn(message('files.problem', { name, problem: imported.error }))
    const contents = contentsOf(imported.value)
    const { skipped } = imported.value
    notices.say(
      skipped > 0
        ? message('storage.importedSome', { contents, skipped })
        : message('storage.imported', { contents }),
    )
  }

  /** Restores everything that was deleted, and reports the outcome. */
  async function restore(backup: Blob): Promise<void> {
    const tell = tellProgress()
    const restored = await importBackup(await openStorage(), backup, (part) =>
      tell(message('storage.restoring', { share: share(part, 0) })),
    )
    if (!restored.ok) return notices.warn(restored.error)
    const contents = contentsOf(restored.value)
    const { skipped } = restored.value
    notices.say(
      skipped > 0
        ? message('storage.restoredSome', { contents, skipped })
        : message('storage.restored', { contents }),
    )
  }

  return { save, take, restore }
}
