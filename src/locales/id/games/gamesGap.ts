import type { AreaWords } from '../../message'

export const gamesGap: AreaWords<'gamesGap'> = {
  'ali-guli-mane.summary':
    'Taburan disambung dari lubang berikutnya; sebelum lubang kosong taburan berakhir dan menembak lubang sesudahnya, bersama lubang di seberangnya.',
  'ali-guli-mane.detail': 'Tembakan memberi satu langkah lagi, sekali per giliran.',
  'bay-khom.summary': 'Anda memilih arah, dan taburan disambung dari lubang sesudah biji terakhir.',
  'bay-khom.detail':
    'Jika lubang itu kosong, lubang sesudahnya ditembak, dan seterusnya selama lubang kosong dan berisi berselang-seling.',
  'bosh.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'bosh.detail': 'Lima lubang per sisi masing-masing berisi empat biji, dan satu tembakan per langkah.',
  'longbeu-a-cha.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'longbeu-a-cha.detail': 'Tembakan berlanjut selama lubang kosong dan berisi berselang-seling.',
  'olinda.summary':
    'Pemain yang jalan lebih dulu memilih arah dan mempertahankannya selama ronde; pemain lain menabur ke arah sebaliknya.',
  'olinda.detail':
    'Taburan disambung dari lubang berikutnya; sebelum lubang kosong taburan berakhir dan menembak lubang-lubang yang berselang satu selama lubang kosong dan berisi berselang-seling.',
  'pallam-kuzhi.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'pallam-kuzhi.detail':
    'Setiap empat biji yang terkumpul saat menabur langsung menjadi milik pemilik barisnya.',
  'pallanguli.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'pallanguli.detail':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris; enam biji terakhir di papan menjadi milik yang jalan.',
  'pandi.summary': 'Ketika lubang sesudah lubang kosong ditembak, lubang di seberangnya ikut ditembak.',
  'pandi.detail': 'Setiap empat biji yang terkumpul saat menabur langsung menjadi milik pemilik barisnya.',
  'raja-pasu.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'raja-pasu.detail':
    'Empat biji yang terkumpul sambil lalu menjadi milik pemilik baris, kecuali yang dibuat oleh biji terakhir sebuah taburan.',
  'raja-pasu.reading1':
    'Menurut satu uraian pemenang memulai ronde berikutnya, menurut program lain yang terakhir jalan; prasetel ini bermain satu ronde.',
  'san-yao.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'san-yao.detail':
    'Tembakan berlanjut selama lubang kosong dan berisi berselang-seling; pemain yang tidak punya biji melewatkan giliran.',
  'tap-urdy.summary':
    'Setelah setiap taburan, lubang sesudah lubang kosong berikutnya ditembak, dan sambungan diteruskan dari lubang terakhir.',
  'tap-urdy.detail': 'Sisa biji di akhir tidak dihitung untuk siapa pun.',
  'tap-urdy.reading1':
    'Menurut satu uraian, tembakan terjadi hanya jika lubang terakhir berisi; di sini biji terakhir di lubang kosong juga menembak.',
}
