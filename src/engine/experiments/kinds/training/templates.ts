import { message, type MessageKey } from '../../../../locales/message'
import { template, type Template } from '../../contract/fields'

/** Trainings worth starting from: minutes each. */
export const TEMPLATES: readonly Template[] = [
  trainingOf('training.templateKalah', 'kalah', 15),
  trainingOf('training.templateCongklak', 'congklak', 19),
  trainingOf('training.templatePatched', 'congklak-patched', 19),
  trainingOf('training.templateCongkak', 'congkak', 19),
  trainingOf('training.templateAwari', 'awari', 15),
]

function trainingOf(
  title: Extract<MessageKey, `training.template${string}`>,
  variant: string,
  counts: number,
): Template {
  return template(message(title), message('training.templateSource'), {
    variant,
    counts,
    generations: 30,
    games: 4_000,
  })
}
