import { computed } from 'vue'
import { useRouter } from 'vue-router'
import { message } from '../../../locales/message'
import { t } from '../../locales/i18n'
import { inBackground } from '../../platform/inBackground'
import { useSpecDraft } from '../../runs/specDraft'
import { useNotices } from '../../ui/notices'
import { useGame } from '../gameStore'
import type { Question } from './questions'

const ICONS = { shares: 'chart', values: 'check', openings: 'routes' } as const

/** Menu entries that set up an experiment from the position on the board. */
export function useExperimentFromHere() {
  const game = useGame()
  const notices = useNotices()
  const router = useRouter()
  const draft = useSpecDraft()

  async function ask(question: Question): Promise<void> {
    const { variant, position } = game
    const { experimentFor } = await import('./questions')
    const asked = experimentFor(question, variant, position)
    if (!asked.ok) return notices.warn(message('fromHere.refused', { reason: asked.error }))
    draft.take(asked.value.kind, asked.value.spec)
    if (asked.value.turned) notices.say(message('fromHere.turned'))
    await router.push('/experiments')
  }

  return computed(() => {
    const disabled = game.game.phase !== 'play'
    return (['shares', 'values', 'openings'] as const).map((question) => ({
      label: t(`fromHere.${question}`),
      icon: ICONS[question],
      disabled,
      run: () => inBackground(ask(question)),
    }))
  })
}
