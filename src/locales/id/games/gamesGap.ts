import type { AreaWords } from '../../message'

export const gamesGap: AreaWords<'gamesGap'> = {
  'ali-guli-mane.summary':
    'Taburan disambung dari lubang berikutnya; jika lubang itu kosong, taburan berakhir dan lubang sesudahnya ditembak bersama lubang di seberangnya.',
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
    'Pemain yang jalan lebih dulu memilih arah dan mempertahankannya selama ronde; lawannya menabur ke arah sebaliknya.',
  'olinda.detail':
    'Taburan disambung dari lubang berikutnya; jika lubang itu kosong, taburan berakhir dan lubang-lubang yang berselang satu ditembak selama lubang kosong dan berisi berselang-seling.',
  'pallam-kuzhi.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'pallam-kuzhi.detail':
    'Setiap lubang yang isinya menjadi empat biji saat menabur langsung diambil pemilik barisnya.',
  'pallanguli.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'pallanguli.detail':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya; enam biji terakhir di papan menjadi milik pemain yang jalan.',
  'pandi.summary': 'Ketika lubang sesudah lubang kosong ditembak, lubang di seberangnya ikut ditembak.',
  'pandi.detail':
    'Setiap lubang yang isinya menjadi empat biji saat menabur langsung diambil pemilik barisnya.',
  'raja-pasu.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'raja-pasu.detail':
    'Lubang yang isinya menjadi empat biji saat menabur diambil pemilik barisnya, kecuali jika biji keempat adalah biji terakhir sebuah taburan.',
  'raja-pasu.reading1':
    'Menurut satu uraian pemenang memulai ronde berikutnya, menurut program lain yang terakhir jalan; di sini hanya satu ronde yang dimainkan.',
  'san-yao.summary':
    'Taburan disambung dari lubang sesudah biji terakhir; jika kosong, lubang sesudahnya ditembak.',
  'san-yao.detail':
    'Tembakan berlanjut selama lubang kosong dan berisi berselang-seling; pemain yang tidak punya biji melewatkan giliran.',
  'tap-urdy.summary':
    'Setelah setiap taburan, jika lubang berikutnya kosong, lubang sesudahnya ditembak; taburan lalu disambung dari lubang terakhir.',
  'tap-urdy.detail': 'Sisa biji di akhir ronde tidak dihitung untuk siapa pun.',
  'tap-urdy.reading1':
    'Menurut satu uraian, tembakan hanya terjadi jika lubang terakhir berisi; di sini biji terakhir di lubang kosong juga menembak.',
}
