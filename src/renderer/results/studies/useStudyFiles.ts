import { useRouter } from 'vue-router'
import { describeSpecProblems } from '../../../engine/experiments/spec/specProblems'
import { readStudy } from '../../../engine/studies/readStudy'
import { STUDY_TEMPLATES, studyTemplate } from '../../../engine/studies/templates'
import { message, type Text } from '../../../locales/message'
import { loadTexts, say } from '../../locales/i18n'
import { parseJson } from '../../platform/parseJson'
import type { TextFile } from '../../platform/textFile'
import { useNotices } from '../../ui/notices'
import { useStudies } from './studiesStore'

/** Opens studies: from files, and from templates. */
export function useStudyFiles() {
  const studies = useStudies()
  const notices = useNotices()
  const router = useRouter()

  /** Keeps the study in a file and opens it; says what is wrong with it otherwise. */
  async function take({ name, text }: TextFile): Promise<void> {
    await loadTexts('laboratory')
    await open(parseJson(text), name)
  }

  /** Starts a study from a template, in the language of the window. */
  async function start(name: string): Promise<void> {
    await open(studyTemplate(name, say), name)
  }

  async function open(content: unknown, name: string): Promise<void> {
    const read = readStudy(content)
    if (!read.ok)
      return notices.warn(message('files.problem', { name, problem: describeSpecProblems(read.error) }))
    const id = crypto.randomUUID()
    const stored = await studies.save(id, read.value)
    if (!stored.ok) return notices.warn(stored.error.text)
    await router.push({ path: '/results', query: { study: id } })
  }

  const templates: readonly { readonly name: string; readonly title: Text }[] = Object.entries(
    STUDY_TEMPLATES,
  ).map(([name, { title }]) => ({ name, title }))
  return { take, start, templates }
}
