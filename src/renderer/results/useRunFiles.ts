import { useRouter } from 'vue-router'
import { message } from '../../locales/message'
import { readRunFile } from './readRunFile'
import { mergeRuns, type WholeRun } from './runFile'
import { fileKindOf } from '../platform/fileKind'
import { platform } from '../platform/platform'
import { textsOf, type TextFile } from '../platform/textFile'
import { useStudyFiles } from './studies/useStudyFiles'
import { useNotices } from '../ui/notices'
import { useRuns } from '../runs/runsStore'

/** Reads runs from files into the results. */
export function useRunFiles() {
  const runs = useRuns()
  const notices = useNotices()
  const router = useRouter()
  const studies = useStudyFiles()

  /** Imports files with runs, joining parts of one spec into one run, and opens the first; other files are refused. */
  async function take(files: readonly TextFile[]): Promise<void> {
    const whole: WholeRun[] = []
    for (const { name, text } of files) {
      const read = await readRunFile(text)
      if (!read.ok) return notices.warn(message('files.problem', { name, problem: read.error }))
      if (read.value.note !== null) notices.warn(message('files.problem', { name, problem: read.value.note }))
      whole.push(read.value)
    }
    const merged = await mergeRuns(whole)
    await runs.load()
    for (const { record, parts } of merged) {
      const stored = await runs.putWhole(record, parts)
      if (!stored.ok) {
        const { title } = record
        return notices.warn(message('results.notStored', { title, reason: stored.error.text }))
      }
    }
    const [first] = merged
    if (first) await router.push({ path: '/results', query: { run: first.record.id } })
    notices.say(message('results.imported', { count: merged.length }))
  }

  async function pick(): Promise<void> {
    const picked = await platform.openFiles(['json', 'lumbung'])
    if (picked.status === 'opened') {
      const files = await textsOf(picked.files)
      const [study] = files.filter((file) => fileKindOf(file) === 'study')
      return study ? studies.take(study) : take(files)
    }
    if (picked.status === 'failed') notices.warn(picked.reason)
  }

  return { take, pick }
}
