import { createRouter, createWebHashHistory } from 'vue-router'
import BoardView from '../game/BoardView.vue'
import { lazyPage } from './errors/PageNotLoaded'
import { PAGES } from './pages'

/** Words of the pages that measure: they name games and say what is wrong with their rules, too. */
const MEASURING = ['laboratory', 'games', 'rules', 'publishing'] as const

const views = {
  board: BoardView,
  variants: lazyPage(() => import('../variants/VariantsView.vue'), 'rules', 'games'),
  experiments: lazyPage(() => import('../experiments/ExperimentsView.vue'), ...MEASURING),
  results: lazyPage(() => import('../results/ResultsView.vue'), ...MEASURING),
  papers: lazyPage(() => import('../papers/PapersView.vue'), ...MEASURING),
  settings: lazyPage(() => import('./settings/SettingsView.vue')),
}

/** Addresses live behind the hash: the same under the app's own protocol, over http and after a reload. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    ...PAGES.map(({ path, name }) => ({ path, name, component: views[name] })),
    { path: '/:elsewhere(.*)*', redirect: '/board' },
  ],
})
