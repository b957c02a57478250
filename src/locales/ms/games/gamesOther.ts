import type { AreaWords } from '../../message'

export const gamesOther: AreaWords<'gamesOther'> = {
  'adji-boto.summary':
    'Jika buah terakhir jatuh betul-betul sebelum lubang berisi satu, tiga atau lima buah, lubang itu ditawan, begitu juga lubang selepasnya dalam rantaian.',
  'adji-boto.detail':
    'Pemain mesti memainkan setiap lubangnya sekali sebelum boleh mengulang mana-mana lubang; tiada yang ditawan dalam dua giliran pertama.',
  'gelech.summary': 'Sebelum menabur, setiap buah tunggal di baris anda menawan lubang seberangnya.',
  'gelech.detail':
    'Anda memilih arah, dan tidak boleh memainkan lubang yang bertentangan dengan buah tunggal.',
  'huroy.summary': 'Sebelum menabur, setiap buah tunggal di baris anda menawan lubang seberangnya.',
  'huroy.detail': 'Anda memilih arah setiap taburan.',
  'je-ki-n-je.summary':
    'Anda memilih arah; apabila sambungan berakhir di baris lawan, lubang berikutnya ditawan bersama lubang terakhir.',
  'je-ki-n-je.detail': 'Lawan yang tiada buah mesti diberi buah.',
  'je-ki-n-je.reading1':
    'Menurut satu huraian, buah terakhir ditawan setiap kali sambungan berakhir di baris lawan; di sini ia hanya ditawan bersama lubang berikutnya yang berisi.',
  'kara.summary':
    'Buah terakhir di baris lawan, atau di lubang paling kanan sendiri, menawan semua lubang berisi dua, empat atau enam buah di baris lawan.',
  'kara.detail': 'Baki buah pada akhir pusingan tidak dikira untuk sesiapa.',
  'sokusowo.summary': 'Sebelum setiap taburan, sebiji daripada buah yang diangkat masuk ke rumah anda.',
  'sokusowo.detail':
    'Tiada cara lain untuk menawan; hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan.',
  'voleur.summary': 'Anda mengambil semua buah di lubang tempat buah terakhir anda jatuh.',
  'voleur.detail': 'Satu taburan setiap gerakan, dan tiada cara lain untuk menawan.',
  'mangala-i.summary':
    'Jika buah terakhir menjadikan isi lubangnya sama banyak dengan lubang seberang, anda mengambil kedua-duanya.',
  'mangala-i.detail':
    'Secara tradisi 70 buah disebarkan secara rawak, sekurang-kurangnya dua setiap lubang; di sini buah dibahagikan serata mungkin.',
  'mangala-i.reading1':
    'Asalnya permainan bermula dengan susunan rawak; pratetap ini bermula hampir sama rata, dan anda boleh menetapkan sebarang susunan.',
  'eson-xorgol.summary':
    'Baris tidak dimiliki sesiapa: kedua-dua pemain boleh memainkan mana-mana lubang dan menabur mengikut arah jam.',
  'eson-xorgol.detail':
    'Jika buah terakhir jatuh di lubang berisi, betul-betul sebelum lubang kosong, lubang selepas lubang kosong itu ditawan.',
  'no-sides.summary': 'Contoh tanpa sisi: kedua-dua pemain boleh memainkan mana-mana lubang.',
  'no-sides.detail': 'Jika buah terakhir mencukupkan dua buah, anda menawannya, di mana-mana baris.',
}
