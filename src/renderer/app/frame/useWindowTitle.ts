import { watchEffect } from 'vue'
import { useRoute } from 'vue-router'
import { say, t } from '../../locales/i18n'
import { pageNamed } from '../pages'

/** Names the window after the page in front, in the language of the window. */
export function useWindowTitle(): void {
  const route = useRoute()
  watchEffect(() => {
    const page = pageNamed(route.name)
    document.title = page ? t('app.pageTitle', { page: say(page.title) }) : t('app.name')
  })
}
