import type { AreaWords } from '../../message'

export const app: AreaWords<'app'> = {
  name: 'Lumbung',
  pageTitle: '{page} – Lumbung',
  pages: 'Halaman',
  board: 'Papan',
  variants: 'Varian',
  experiments: 'Eksperimen',
  results: 'Keputusan',
  papers: 'Makalah',
  settings: 'Tetapan',
  skipToPage: 'Langkau ke halaman',
  dismiss: 'Ketepikan',
  recentMessages: 'Mesej terkini',
  pageNotLoaded: '{page} tidak dapat dimuatkan. Semak sambungan anda.',
  reload: 'Muat semula',
  tryAgain: 'Cuba lagi',
  pageNotShown: 'Halaman ini tidak dapat dipaparkan',
  nothingLost: 'Tiada simpanan anda yang hilang, dan eksperimen dalam giliran terus berjalan.',
  copyDetails: 'Salin butiran',
  detailsCopied: 'Butiran disalin',
  goTo: 'Pergi ke {pages}.',
}
