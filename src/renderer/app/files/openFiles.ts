import { useRouter } from 'vue-router'
import { list, message, type Text } from '../../../locales/message'
import { readSpecFile } from '../../experiments/specFile'
import { useGameImport } from '../../game/files/useGameImport'
import { usePlayerFiles } from '../../game/files/usePlayerFiles'
import { fileKindOf, HEAD_LENGTH, NEEDS_NEWER, type FileKind } from '../../platform/fileKind'
import type { OpenedFile } from '../../platform/platform'
import { textsOf, type TextFile } from '../../platform/textFile'
import { useRunFiles } from '../../results/useRunFiles'
import { useStudyFiles } from '../../results/studies/useStudyFiles'
import { useSpecDraft } from '../../runs/specDraft'
import { messageOf } from '../../../locales/messageOf'
import { useNotices } from '../../ui/notices'
import { useVariantFiles } from '../../variants/useVariantFiles'
import { useBackupFiles } from './useBackupFiles'

/** Pages on which an opened variant is played: the board, and the first page. */
const AT_THE_BOARD: ReadonlySet<unknown> = new Set(['board', 'start', 'first', undefined])

/**
 * Opens files that were double-clicked, dropped on the window or chosen in the menu: a game goes to the board, runs go to
 * Results (parts of one spec as one run), a study too, a spec goes to Experiments, and a backup is restored. A variant goes to the page
 * in front, the board or else Variants; several go to Variants.
 */
export function useOpenFiles(): (files: readonly OpenedFile[]) => Promise<void> {
  const router = useRouter()
  const notices = useNotices()
  const games = useGameImport()
  const variants = useVariantFiles()
  const runs = useRunFiles()
  const backups = useBackupFiles()
  const draft = useSpecDraft()
  const players = usePlayerFiles()
  const studies = useStudyFiles()

  const unknownTo = ({ name }: TextFile): void => notices.warn(message('files.unknown', { name }))
  const refuse = (name: string, problem: Text): void =>
    notices.warn(message('files.problem', { name, problem }))
  const onBoard = (): boolean => AT_THE_BOARD.has(router.currentRoute.value.name)

  async function openSpec({ name, text }: TextFile): Promise<void> {
    const read = readSpecFile(text)
    if (!read.ok) return refuse(name, read.error)
    draft.take(read.value.kind, read.value.spec)
    await router.push('/experiments')
  }
  async function openGame({ name, text }: TextFile): Promise<void> {
    await router.push('/board')
    games.openText(text, { file: name })
  }
  async function openVariants(files: readonly TextFile[]): Promise<void> {
    const [first] = files
    if (first && files.length === 1 && onBoard()) return openGame(first)
    await router.push('/variants')
    await variants.take(files)
  }
  /**
   * On the board and among the variants a damaged file is refused with the reason; on other pages its kind is
   * unknown.
   */
  async function openDamaged(file: TextFile): Promise<void> {
    if (onBoard()) return openGame(file)
    if (router.currentRoute.value.name === 'variants') await variants.take([file])
    else unknownTo(file)
  }

  const OPEN: { readonly [K in Exclude<FileKind, 'backup'>]: (files: readonly TextFile[]) => Promise<void> } =
    {
      variant: openVariants,
      run: runs.take,
      player: players.take,
      spec: (files) => eachOf(files, openSpec),
      study: (files) => eachOf(files, studies.take),
      game: (files) => eachOf(files, openGame),
      newer: (files) => eachOf(files, async ({ name }) => refuse(name, NEEDS_NEWER)),
      other: (files) => eachOf(files, async (file) => unknownTo(file)),
      unknown: (files) => eachOf(files, openDamaged),
    }

  /** Handles files; errors are reported with the names of the files. */
  async function attempt(files: readonly OpenedFile[], work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const names = list(files.map(({ name }) => name))
      notices.warn(message('files.notOpened', { names, reason: messageOf(error) }))
    }
  }

  return async (files) => {
    const byKind = new Map<Exclude<FileKind, 'backup'>, (readonly [OpenedFile, TextFile])[]>()
    for (const file of files)
      await attempt([file], async () => {
        // A backup is recognised by its first characters: it may be too large to read at once.
        if (await isBackup(file)) return backups.take(file)
        const [text] = await textsOf([file])
        const kind = fileKindOf(text!)
        if (kind === 'backup') return backups.take(file)
        byKind.set(kind, [...(byKind.get(kind) ?? []), [file, text!]])
      })
    for (const [kind, some] of byKind)
      await attempt(
        some.map(([file]) => file),
        () => OPEN[kind](some.map(([, text]) => text)),
      )
  }
}

async function isBackup({ name, content }: OpenedFile): Promise<boolean> {
  return fileKindOf({ name, text: await content.slice(0, HEAD_LENGTH).text() }) === 'backup'
}

async function eachOf(files: readonly TextFile[], open: (file: TextFile) => Promise<void>): Promise<void> {
  for (const file of files) await open(file)
}
