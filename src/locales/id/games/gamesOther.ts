import type { AreaWords } from '../../message'

export const gamesOther: AreaWords<'gamesOther'> = {
  'adji-boto.summary':
    'Jika biji terakhir jatuh tepat sebelum lubang berisi satu, tiga, atau lima biji, lubang itu ditembak, begitu pula lubang sesudahnya dalam rangkaian.',
  'adji-boto.detail':
    'Pemain harus memainkan setiap lubangnya sekali sebelum boleh mengulang lubang mana pun; tidak ada yang ditembak dalam dua giliran pertama.',
  'gelech.summary': 'Sebelum menabur, setiap biji tunggal di baris Anda menembak lubang seberangnya.',
  'gelech.detail':
    'Anda memilih arah, dan tidak boleh mengambil isi lubang yang berhadapan dengan biji tunggal.',
  'huroy.summary': 'Sebelum menabur, setiap biji tunggal di baris Anda menembak lubang seberangnya.',
  'huroy.detail': 'Anda memilih arah setiap taburan.',
  'je-ki-n-je.summary':
    'Anda memilih arah; ketika sambungan berakhir di baris lawan, lubang berikutnya ditembak bersama lubang terakhir.',
  'je-ki-n-je.detail': 'Lawan yang tidak punya biji harus diberi biji.',
  'je-ki-n-je.reading1':
    'Menurut satu uraian, biji terakhir ditembak setiap kali sambungan berakhir di baris lawan; di sini biji itu hanya ditembak bersama lubang berikutnya yang berisi.',
  'kara.summary':
    'Biji terakhir di baris lawan, atau di lubang paling kanan sendiri, menembak setiap lubang berisi dua, empat, atau enam biji di baris lawan.',
  'kara.detail': 'Sisa biji di akhir ronde tidak dihitung untuk siapa pun.',
  'sokusowo.summary': 'Sebelum setiap taburan, satu dari biji yang diambil masuk ke lumbung Anda.',
  'sokusowo.detail': 'Tidak ada tembakan lain; hanya lubang berisi sedikitnya dua biji yang boleh dimainkan.',
  'voleur.summary': 'Anda mengambil semua biji di lubang tempat biji terakhir Anda jatuh.',
  'voleur.detail': 'Satu taburan per langkah, dan tidak ada cara lain untuk menembak.',
  'mangala-i.summary':
    'Jika biji terakhir membuat isi lubangnya sama banyak dengan lubang seberang, Anda mengambil keduanya.',
  'mangala-i.detail':
    'Secara tradisional 70 biji disebar secara acak, sedikitnya dua per lubang; di sini biji dibagi serata mungkin.',
  'mangala-i.reading1':
    'Aslinya permainan dimulai dari susunan acak; di sini biji mula-mula dibagi hampir rata, dan Anda dapat menetapkan susunan apa pun.',
  'eson-xorgol.summary':
    'Baris tidak dimiliki siapa pun: kedua pemain boleh memainkan lubang mana pun dan menabur searah jarum jam.',
  'eson-xorgol.detail':
    'Jika biji terakhir jatuh di lubang berisi, tepat sebelum lubang kosong, lubang sesudah lubang kosong itu ditembak.',
  'no-sides.summary': 'Contoh tanpa sisi: kedua pemain boleh memainkan lubang mana pun.',
  'no-sides.detail':
    'Jika biji terakhir membuat lubang berisi dua biji, Anda menembaknya, di baris mana pun.',
}
