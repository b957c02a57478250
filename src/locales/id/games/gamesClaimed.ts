import type { AreaWords } from '../../message'

export const gamesClaimed: AreaWords<'gamesClaimed'> = {
  'andot.summary':
    'Jika biji terakhir membuat lubang berisi empat biji, Anda mengklaim lubang itu untuk seterusnya: di baris sendiri hanya lubang selain ujung, di baris lawan hanya lubang ujung.',
  'andot.detail':
    'Biji hanya dapat dikumpulkan di lubang yang diklaim; isinya tidak pernah diambil, dan kedua pemain menabur ke dalamnya.',
  'bao.summary':
    'Ada tembakan ke seberang, dan jika biji terakhir membuat lubang lawan berisi empat biji, Anda mengklaim lubang itu.',
  'bao.detail':
    'Langkah disambung dengan taburan kedua hanya jika yang pertama mencapai baris lawan, dan pemain yang memulai baru boleh menembak setelah lawannya menembak.',
  'bao.reading1':
    'Pemain pertama boleh menyusun ulang biji sebelum langkah pertama; di sini hal itu tidak diperbolehkan.',
  'enkeshui.summary':
    'Jika biji terakhir membuat lubang berisi empat biji, Anda mengklaim lubang itu; jika lubang di sebelahnya berisi tiga biji, keduanya diklaim.',
  'enkeshui.detail':
    'Taburan bersambung dengan tembakan ke seberang yang berlanjut selama lubang sendiri berikutnya kosong; di awal, dua lubang per sisi kosong.',
  'gabata.summary':
    'Jika biji terakhir membuat lubang lawan berisi empat biji, Anda mengklaim lubang itu; di lubang yang diklaim lawan, biji itu ditembak bersama satu biji lagi.',
  'gabata.detail':
    'Langkah pertama membawa satu biji ke depan dari lubang-lubang yang berselang satu, dan tembakan memberi satu langkah lagi.',
  'krur.summary':
    'Jika biji terakhir membuat lubang lawan berisi empat biji, Anda mengklaim lubang itu, dan lawan tidak lagi menabur ke dalamnya.',
  'krur.detail':
    'Papan kecil dengan empat lubang per sisi; sebelum permainan berakhir, hanya biji di lubang yang diklaim yang dihitung.',
  'leyla-gobale.summary':
    'Jika biji terakhir jatuh di lubang kosong sendiri dan lubang seberang berisi tepat tiga biji, Anda mengklaim kedua lubang.',
  'leyla-gobale.detail':
    'Ditabur searah jarum jam dalam satu taburan; jika jumlah di seberang bukan tiga, isi kedua lubang ditembak.',
  'qelat.summary':
    'Ditabur ke luar; jika biji terakhir membuat lubang ujung berisi empat biji, Anda mengklaimnya untuk seterusnya.',
  'qelat.detail':
    'Di baris lawan, lubang di sebelah ujung juga dapat diklaim; empat biji di lubang lain ditembak ke dalam lubang yang diklaim.',
  'qelat-ii.summary':
    'Jika biji terakhir membuat lubang berisi empat biji, Anda mengklaim lubang itu, di baris mana pun.',
  'qelat-ii.detail': 'Biji terakhir di lubang yang diklaim lawan ditembak bersama satu biji lagi.',
  'rath.summary':
    'Lubang paling kanan setiap pemain mengumpulkan biji sejak awal dan isinya tidak pernah diambil.',
  'rath.detail':
    'Lawan menabur ke dalamnya hanya dengan biji terakhir sebuah taburan, yang kemudian ditembak bersama satu biji lagi.',
  'toguz-kumalak.summary':
    'Jika biji terakhir membuat isi lubang lawan genap, Anda menembaknya; sekali per permainan, jika biji terakhir membuat lubang berisi tiga biji, Anda mengklaim lubang itu sebagai tuz.',
  'toguz-kumalak.detail':
    'Biji pertama kembali ke lubang asalnya; lubang terakhir lawan dan lubang yang senomor dengan tuz lawan tidak dapat diklaim.',
  'toguz-xorgol.summary':
    'Ditabur searah jarum jam; jika biji terakhir membuat isi lubang lawan genap (empat atau lebih), Anda menembaknya.',
  'toguz-xorgol.detail':
    'Jika biji terakhir membuat lubang berisi tiga biji, Anda mengklaim lubang itu, sekali per pemain, tetapi bukan lubang terakhir lawan atau lubang yang berhadapan dengan klaim lawan.',
  'weg.summary':
    'Jika biji terakhir membuat lubang lawan berisi empat biji, Anda mengklaim lubang itu sebagai weg.',
  'weg.detail': 'Biji terakhir di weg lawan ditembak bersama satu biji lagi dan memberi satu langkah lagi.',
  'sadeqa-ii.summary':
    'Lubang kosong dan berisi berselang-seling di awal; jika biji terakhir membuat lubang lawan berisi empat biji, Anda mengklaim lubang itu.',
  'sadeqa-ii.detail':
    'Biji terakhir di lubang yang diklaim lawan ditembak bersama satu biji lagi dan memberi satu langkah lagi.',
  'nambayi.summary':
    'Jika biji terakhir membuat lubang lawan berisi empat biji, Anda menutup lubang itu, dan bijinya langsung ditaburkan; Anda menang jika lawan tidak bisa jalan lagi.',
  'nambayi.detail':
    'Pemilik lubang yang ditutup melompatinya; biji yang dibawa lawannya ke sana keluar dari permainan.',
  'deka.summary':
    'Jika biji terakhir membuat lubang lawan berisi tiga biji, Anda menutup lubang itu, dan bijinya langsung ditaburkan; Anda menang jika lawan tidak bisa jalan lagi.',
  'deka.detail':
    'Lubang paling kanan sebuah baris tidak pernah ditutup, dan tidak ada lubang yang ditutup pada giliran pertama.',
  'embeli.summary':
    'Jika biji terakhir membuat lubang lawan berisi empat biji, Anda menutup lubang itu, dan bijinya langsung ditaburkan; Anda menang jika lawan tidak bisa jalan lagi.',
  'embeli.detail':
    'Hanya lubang berisi sedikitnya dua biji yang boleh dimainkan; lubang paling kanan sebuah baris tidak pernah ditutup.',
  'no-sides-child.summary':
    'Contoh tanpa sisi: kedua pemain boleh memainkan lubang mana pun, ke arah mana pun.',
  'no-sides-child.detail':
    'Jika biji terakhir membuat lubang berisi dua biji, Anda menembaknya; jika membuatnya berisi empat, Anda mengklaim lubang itu.',
}
