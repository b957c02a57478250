import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import '../ui/styles/marks.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { useSettings } from '../storage/settings'
import { inBackground } from '../ui/inBackground'
import App from './App.vue'
import { reportErrors } from './errors/reportErrors'
import { router } from './router'

/** How long the first page may wait for the stored settings, in milliseconds. */
const PATIENCE = 500

const pinia = createPinia()
const app = createApp(App).use(pinia)
reportErrors(app, router)
app.use(router)
const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
inBackground(Promise.race([useSettings(pinia).load(), late]).finally(() => app.mount('#app')))
