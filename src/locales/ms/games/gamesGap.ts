import type { AreaWords } from '../../message'

export const gamesGap: AreaWords<'gamesGap'> = {
  'ali-guli-mane.summary':
    'Taburan disambung dari lubang berikutnya; jika lubang itu kosong, taburan tamat dan lubang selepasnya ditawan bersama lubang di seberangnya.',
  'ali-guli-mane.detail': 'Menawan memberi satu gerakan lagi, sekali setiap giliran.',
  'bay-khom.summary': 'Anda memilih arah, dan taburan disambung dari lubang selepas buah terakhir.',
  'bay-khom.detail':
    'Jika lubang itu kosong, lubang selepasnya ditawan, dan seterusnya selagi lubang kosong dan berisi berselang-seli.',
  'bosh.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'bosh.detail': 'Lima lubang setiap sisi dengan empat buah setiap satu, dan menawan sekali setiap gerakan.',
  'longbeu-a-cha.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'longbeu-a-cha.detail': 'Pemain terus menawan selagi lubang kosong dan berisi berselang-seli.',
  'olinda.summary':
    'Pemain yang mula dahulu memilih arah dan mengekalkannya sepanjang pusingan; lawannya menabur ke arah bertentangan.',
  'olinda.detail':
    'Taburan disambung dari lubang berikutnya; jika lubang itu kosong, taburan tamat dan lubang selepasnya ditawan, dan seterusnya selagi lubang kosong dan berisi berselang-seli.',
  'pallam-kuzhi.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'pallam-kuzhi.detail':
    'Setiap lubang yang mencapai empat buah semasa menabur serta-merta diambil oleh pemilik barisnya.',
  'pallanguli.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'pallanguli.detail':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya; enam buah terakhir di papan menjadi milik pemain yang bergerak.',
  'pandi.summary': 'Apabila lubang selepas lubang kosong ditawan, lubang di seberangnya turut ditawan.',
  'pandi.detail':
    'Setiap lubang yang mencapai empat buah semasa menabur serta-merta diambil oleh pemilik barisnya.',
  'raja-pasu.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'raja-pasu.detail':
    'Lubang yang mencapai empat buah semasa menabur diambil oleh pemilik barisnya, kecuali jika buah keempat ialah buah terakhir sesuatu taburan.',
  'raja-pasu.reading1':
    'Menurut satu huraian, pemenang memulakan pusingan berikutnya; menurut sebuah program lain, pemain yang terakhir bergerak. Pratetap ini dimainkan satu pusingan sahaja.',
  'san-yao.summary':
    'Taburan disambung dari lubang selepas buah terakhir; jika kosong, lubang selepasnya ditawan.',
  'san-yao.detail':
    'Pemain terus menawan selagi lubang kosong dan berisi berselang-seli; giliran pemain yang tiada buah dilangkau.',
  'tap-urdy.summary':
    'Selepas setiap taburan, jika lubang berikutnya kosong, lubang selepasnya ditawan; taburan lalu disambung dari lubang terakhir.',
  'tap-urdy.detail': 'Baki buah pada akhir pusingan tidak dikira untuk sesiapa.',
  'tap-urdy.reading1':
    'Menurut satu huraian, pemain hanya menawan jika lubang terakhir berisi; di sini buah terakhir di lubang kosong juga menawan.',
}
