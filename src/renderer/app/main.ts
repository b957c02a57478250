import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import '../ui/styles/marks.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router'

createApp(App).use(createPinia()).use(router).mount('#app')
