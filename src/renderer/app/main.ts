import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import '../ui/styles/marks.css'
import '../ui/styles/print.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { useSettings } from '../storage/settings'
import { inBackground } from '../platform/inBackground'
import App from './App.vue'
import { reportErrors } from './errors/reportErrors'
import { PATIENCE } from './firstPage'
import { followAddress } from './followAddress'
import { followLanguage } from './settings/followLanguage'
import { router } from './router'

const pinia = createPinia()
const app = createApp(App).use(pinia)
reportErrors(app, router)
followAddress(router)
app.use(router)
const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
inBackground(Promise.race([start(), late]).finally(() => app.mount('#app')))

async function start(): Promise<void> {
  const settings = useSettings(pinia)
  await settings.load()
  await followLanguage(settings)
}
