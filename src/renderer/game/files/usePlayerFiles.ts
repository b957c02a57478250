import { message, type Text } from '../../../locales/message'
import { fileName } from '../../platform/fileName'
import { parseJson } from '../../platform/parseJson'
import { platform } from '../../platform/platform'
import { textsOf, type TextFile } from '../../platform/textFile'
import type { FileRecord } from '../../storage/repositories/filesRepository'
import { useTrainedPlayers } from '../../storage/stores/playersStore'
import { useNotices } from '../../ui/notices'
import { saveFile } from '../../ui/saveFile'

/** Reads trained players from files, writes them to files, and removes them. */
export function usePlayerFiles() {
  const players = useTrainedPlayers()
  const notices = useNotices()

  /** Adds a player and says where it can be chosen; a file that is not one is refused with the reason. */
  async function keep(file: unknown, refused: (problem: Text) => Text): Promise<void> {
    const added = await players.add(file)
    if (!added.ok) return notices.warn(refused(added.error))
    const { name, game } = added.value
    notices.say(message('trained.added', { player: name, game }))
  }

  async function take(files: readonly TextFile[]): Promise<void> {
    for (const { name, text } of files)
      await keep(parseJson(text), (problem) => message('files.problem', { name, problem }))
  }

  async function pick(): Promise<void> {
    const picked = await platform.openFiles(['json'])
    if (picked.status === 'opened') await take(await textsOf(picked.files))
    else if (picked.status === 'failed') notices.warn(picked.reason)
  }

  async function write({ id, file }: FileRecord): Promise<void> {
    await saveFile(fileName(id, 'json'), JSON.stringify(file))
  }

  async function rename(record: FileRecord, name: string): Promise<void> {
    const renamed = await players.rename(record, name)
    if (!renamed.ok) notices.warn(renamed.error.text)
  }

  async function remove(record: FileRecord): Promise<void> {
    const removed = await players.remove(record.id)
    if (!removed.ok) return notices.warn(removed.error.text)
    notices.offerUndo(message('trained.removed', { player: record.id }), async () => {
      const restored = await players.save(record)
      if (!restored.ok) notices.warn(restored.error.text)
    })
  }

  return { keep, take, pick, write, rename, remove }
}
