import { createRouter, createWebHashHistory } from 'vue-router'
import BoardView from '../game/BoardView.vue'
import { lazyPage } from './errors/PageNotLoaded'
import { PAGES } from './pages'

const views = {
  board: BoardView,
  variants: lazyPage(() => import('../variants/VariantsView.vue'), 'rules', 'games'),
  experiments: lazyPage(() => import('../experiments/ExperimentsView.vue'), 'laboratory', 'games'),
  results: lazyPage(() => import('../results/ResultsView.vue'), 'laboratory', 'games'),
  papers: lazyPage(() => import('../papers/PapersView.vue'), 'laboratory'),
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
