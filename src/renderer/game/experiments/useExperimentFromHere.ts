import { computed, inject, type InjectionKey } from 'vue'
import { useRouter } from 'vue-router'
import type { ExperimentKind, Json } from '../../../engine/experiments/contract/experiment'
import { message } from '../../../locales/message'
import { t } from '../../locales/i18n'
import { inBackground } from '../../platform/inBackground'
import { useNotices } from '../../ui/notices'
import { useGame } from '../gameStore'
import type { Question } from './questions'

/** The injection key under which the app provides what puts a spec into the form of Experiments. */
export const EXPERIMENT_SETUP: InjectionKey<(kind: ExperimentKind, spec: Json) => void> =
  Symbol('experiment setup')

const ICONS = { shares: 'chart', values: 'check', openings: 'routes' } as const

/** Menu entries that set up an experiment from the position on the board. */
export function useExperimentFromHere() {
  const game = useGame()
  const notices = useNotices()
  const router = useRouter()
  const setUp = inject(EXPERIMENT_SETUP, null)

  async function ask(question: Question): Promise<void> {
    const { variant, position } = game
    const { experimentFor } = await import('./questions')
    const asked = experimentFor(question, variant, position)
    if (!asked.ok) return notices.warn(message('fromHere.refused', { reason: asked.error }))
    setUp?.(asked.value.kind, asked.value.spec)
    if (asked.value.turned) notices.say(message('fromHere.turned'))
    await router.push('/experiments')
  }

  return computed(() => {
    const disabled = game.game.phase !== 'play' || setUp === null
    return (['shares', 'values', 'openings'] as const).map((question) => ({
      label: t(`fromHere.${question}`),
      icon: ICONS[question],
      disabled,
      run: () => inBackground(ask(question)),
    }))
  })
}
