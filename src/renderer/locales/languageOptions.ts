import { LANGUAGES } from '../../locales/language'
import { t } from './i18n'

/** The languages to choose from, each by its own name, and that of the system. */
export function languageOptions(): readonly { readonly value: string; readonly label: string }[] {
  return [
    { value: 'system', label: t('settings.followSystem') },
    ...Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name })),
  ]
}
