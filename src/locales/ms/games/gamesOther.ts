import type { AreaWords } from '../../message'

export const gamesOther: AreaWords<'gamesOther'> = {
  'adji-boto.summary':
    'Buah terakhir betul-betul sebelum lubang berisi satu, tiga atau lima buah menawannya, dan yang selepasnya dalam rantaian.',
  'adji-boto.detail':
    'Pemain memainkan setiap lubangnya sekali sebelum memainkan mana-mana lubang lagi; tiada yang ditawan dalam dua giliran pertama.',
  'gelech.summary': 'Sebelum menabur, setiap buah tunggal di baris anda menawan lubang seberangnya.',
  'gelech.detail':
    'Anda memilih arah, dan tidak boleh memainkan lubang yang bertentangan dengan buah tunggal.',
  'huroy.summary': 'Sebelum menabur, setiap buah tunggal di baris anda menawan lubang seberangnya.',
  'huroy.detail': 'Anda memilih arah setiap taburan.',
  'je-ki-n-je.summary':
    'Anda memilih arah; apabila sambungan berakhir di baris lawan, lubang berikutnya ditawan bersama lubang terakhir.',
  'je-ki-n-je.detail': 'Lawan yang tiada buah mesti diberi buah.',
  'je-ki-n-je.reading1':
    'Satu huraian menawan buah terakhir setiap kali sambungan berakhir di baris lawan; di sini ia ditawan hanya bersama lubang berikutnya yang berisi.',
  'kara.summary':
    'Buah terakhir di baris lawan, atau di lubang paling kanan sendiri, menawan semua lubang berisi dua, empat atau enam buah di baris lawan.',
  'kara.detail': 'Baki buah pada akhir pusingan tidak dikira untuk sesiapa.',
  'sokusowo.summary': 'Sebelum setiap taburan, sebiji daripada buah yang diangkat masuk ke rumah anda.',
  'sokusowo.detail':
    'Tiada cara lain untuk menawan; hanya lubang berisi sekurang-kurangnya dua buah boleh dimainkan.',
  'voleur.summary': 'Anda mengambil semua buah di lubang tempat buah terakhir anda jatuh.',
  'voleur.detail': 'Satu taburan setiap gerakan, dan tiada cara lain untuk menawan.',
  'mangala-i.summary':
    'Jika buah terakhir menjadikan lubangnya sama banyak dengan lubang seberang, anda mengambil kedua-duanya.',
  'mangala-i.detail':
    'Secara tradisi 70 buah disebarkan secara rawak, sekurang-kurangnya dua setiap lubang; di sini buah dibahagi serata mungkin.',
  'mangala-i.reading1':
    'Permainan bermula dengan susunan rawak; pratetap ini bermula hampir sama rata, dan anda boleh menetapkan sebarang susunan.',
  'eson-xorgol.summary':
    'Tiada siapa memiliki baris: kedua-dua pemain boleh memainkan mana-mana lubang dan menabur mengikut arah jam.',
  'eson-xorgol.detail':
    'Buah terakhir di lubang berisi, sebelum lubang kosong, menawan lubang selepas lubang kosong itu.',
  'no-sides.summary': 'Contoh tanpa sisi: kedua-dua pemain boleh memainkan mana-mana lubang.',
  'no-sides.detail': 'Buah terakhir yang mencukupkan dua buah menawannya, di mana-mana baris.',
}
