import { computed } from 'vue'
import { useRouter } from 'vue-router'
import { message } from '../../../locales/message'
import { t } from '../../locales/i18n'
import { inBackground } from '../../platform/inBackground'
import { useNotices } from '../../ui/notices'
import { useGame } from '../gameStore'
import type { Question } from './questions'

const ICONS = { shares: 'chart', values: 'check', openings: 'routes' } as const

/** Menu entries about the position on the board: it is solved in place by `solve`, and other questions set up an experiment. */
export function useExperimentFromHere(solve: () => void) {
  const game = useGame()
  const notices = useNotices()
  const router = useRouter()

  async function ask(question: Question): Promise<void> {
    const { variant, position } = game
    const [{ experimentFor }, { useSpecDraft }] = await Promise.all([
      import('./questions'),
      import('../../runs/specDraft'),
    ])
    const asked = experimentFor(question, variant, position)
    if (!asked.ok) return notices.warn(message('fromHere.refused', { reason: asked.error }))
    useSpecDraft().take(asked.value.kind, asked.value.spec)
    if (asked.value.turned) notices.say(message('fromHere.turned'))
    await router.push('/experiments')
  }

  return computed(() => {
    const disabled = game.game.phase !== 'play'
    const experiments = (['shares', 'values', 'openings'] as const).map((question) => ({
      label: t(`fromHere.${question}`),
      icon: ICONS[question],
      disabled,
      run: () => inBackground(ask(question)),
    }))
    return [{ label: t('fromHere.solve'), icon: 'check', disabled, run: solve } as const, ...experiments]
  })
}
