import type { FunctionalComponent, Slot } from 'vue'
import type { MessageKey } from '../../locales/message'
import { pieces } from '../locales/i18n'

/** A message whose gaps are drawn by the slots of the same names. */
export const MessageText: FunctionalComponent<{ message: MessageKey }> = ({ message }, { slots }) =>
  pieces<Slot | undefined>(message, slots).map((piece) => (typeof piece === 'string' ? piece : piece?.()))
MessageText.props = ['message']
