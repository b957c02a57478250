import { watch } from 'vue'
import { bestLanguage } from '../../../locales/language'
import { speak } from '../../locales/i18n'
import type { useSettings } from '../../storage/settings'
import { inBackground } from '../../platform/inBackground'

/** Speaks the language chosen, or the system's, and follows both; settles when the first words are there. */
export async function followLanguage(settings: ReturnType<typeof useSettings>): Promise<void> {
  const speakChosen = (): Promise<void> =>
    speak(settings.language === 'system' ? bestLanguage(navigator.languages) : settings.language)
  watch(
    () => settings.language,
    () => inBackground(speakChosen()),
  )
  window.addEventListener('languagechange', () => inBackground(speakChosen()))
  await speakChosen()
}
