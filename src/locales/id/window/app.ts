import type { AreaWords } from '../../message'

export const app: AreaWords<'app'> = {
  name: 'Lumbung',
  pageTitle: '{page} – Lumbung',
  pages: 'Halaman',
  board: 'Papan',
  variants: 'Varian',
  experiments: 'Eksperimen',
  results: 'Hasil',
  papers: 'Makalah',
  settings: 'Pengaturan',
  skipToPage: 'Lompat ke halaman',
  dismiss: 'Tutup pesan',
  recentMessages: 'Pesan terbaru',
  pageNotLoaded: '{page} tidak dapat dimuat. Periksa koneksi Anda.',
  reload: 'Muat ulang',
  tryAgain: 'Coba lagi',
  pageNotShown: 'Halaman ini tidak dapat ditampilkan',
  nothingLost: 'Semua yang tersimpan tetap ada, dan eksperimen dalam antrean terus berjalan.',
  copyDetails: 'Salin detail',
  detailsCopied: 'Detail disalin',
  goTo: 'Buka {pages}.',
}
