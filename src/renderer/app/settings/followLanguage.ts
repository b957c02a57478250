import { watch } from 'vue'
import { bestLanguage } from '../../../locales/language'
import { setLanguage } from '../../locales/i18n'
import { platform } from '../../platform/platform'
import type { useSettings } from '../../storage/settings'
import { inBackground } from '../../platform/inBackground'

/** Switches to the chosen language, or the system's, and follows changes of both; resolves when the window uses it. */
export async function followLanguage(settings: ReturnType<typeof useSettings>): Promise<void> {
  async function speakChosen(): Promise<void> {
    const code = settings.language === 'system' ? bestLanguage(navigator.languages) : settings.language
    platform.setLanguage(code)
    await setLanguage(code)
  }
  watch(
    () => settings.language,
    () => inBackground(speakChosen()),
  )
  window.addEventListener('languagechange', () => inBackground(speakChosen()))
  await speakChosen()
}
