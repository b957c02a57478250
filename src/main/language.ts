import { createSpeech } from '../locales/speech'

/** What menus and dialogs say, in the language of the window. */
export const { speak, t } = createSpeech()
