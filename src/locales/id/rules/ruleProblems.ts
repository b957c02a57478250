import type { AreaWords } from '../../message'

export const ruleProblems: AreaWords<'ruleProblems'> = {
  tooLong: 'Panjang teks ini {got} karakter, padahal batas untuk varian {max}.',
  notJson: 'Ini bukan JSON yang sah: {reason}',
  several: '{problems}',
  missing: '{path} tidak ada.',
  unknown: '{path} bukan aturan dalam format ini.',
  notAChoice: '{path} harus salah satu dari {choices}, bukan {got}.',
  outOfRange: '{path} harus dari {min} sampai {max}, bukan {got}.',
  conflict: '{first} dan {second} saling bertentangan. {because}',
  'expected.variant': 'Varian harus berupa objek.',
  'expected.object': '{path} harus berupa objek.',
  'expected.text': '{path} harus berupa teks.',
  'expected.shortText': '{path} harus berupa teks paling panjang {max} karakter.',
  'expected.wholeNumber': '{path} harus berupa bilangan bulat.',
  'expected.numbers': '{path} harus berupa daftar angka.',
  'expected.counts': '{path} harus berupa daftar jumlah.',
  'expected.distinctCounts': '{path} harus berupa daftar tanpa jumlah yang berulang.',
  'expected.layout': '{path} harus {even}, atau objek seperti {example}.',
  'expected.choice': '{path} harus salah satu dari {choices}.',

  storesNotSown:
    'Tidak ada yang menabur ke lumbung yang hanya untuk hasil tembakan, jadi biji terakhir tidak mungkin jatuh di sana.',
  storesWithoutCaptures:
    'Lumbung hanya untuk hasil tembakan, tetapi tidak ada aturan permainan ini yang menembak apa pun.',
  openingNeedsStores:
    'Pembukaan serentak berakhir dengan sendirinya hanya jika pemain menabur ke lumbungnya.',
  openingGrandSlam:
    'Selama kedua pemain menabur bersamaan, tidak ada yang tahu pilihan mana yang akan menembak semuanya.',
  openingWays:
    'Selama kedua pemain menabur bersamaan, masing-masing harus menabur semua lubang ke satu arah atau memilih arahnya.',
  openingUnknownRule: 'Pembukaan serentak tidak mendukung aturan ini.',
  openingNeedsSeeds: 'Kedua pemain dapat mulai bersamaan hanya jika keduanya punya biji di lubang.',
  relayAfterTaking:
    'Isi lubang tempat biji terakhir jatuh diambil, jadi tidak ada biji di sana untuk menyambung taburan.',
  singleStaysBehind:
    'Satu biji yang ditinggalkan tidak akan bergerak, jadi sedikitnya dua biji harus diambil.',
  oneToStore: 'Satu biji masuk ke lumbung sebelum setiap taburan, jadi sedikitnya dua biji harus diambil.',
  sowOnOneSeed: 'Taburan mungkin berlanjut dengan satu biji, dan tidak ada lagi yang dapat ditabur.',
  relayOneSeed: 'Lubang berikutnya mungkin berisi satu biji, dan tidak ada lagi yang dapat ditabur.',
  nothingTurns: 'Setiap langkah hanya satu taburan, jadi tidak ada taburan yang dapat berbalik arah.',
  movedIntoBurnt: 'Dalam ronde berikutnya, biji akan dipindahkan ke lubang hangus.',
  lastSeedStaysOrTaken: 'Biji terakhir tidak mungkin tetap di tempat sekaligus diambil.',
  noCounts: 'Tembakan menurut jumlah memerlukan sedikitnya satu jumlah.',
  noClaims: 'Biji yang ditembak masuk ke lubang yang diklaim, tetapi tidak ada yang dapat mengklaim lubang.',
  closedFromStart: 'Lubang yang ditutup dan lubang yang diklaim sejak awal tidak dapat digabungkan.',
  territoryUneven:
    'Lubang dimenangkan dengan mengisi semuanya sama banyak, jadi isi papan pada awalnya harus rata.',
  territoryTooLong: 'Bila lubang dimenangkan, satu sisi paling banyak punya {max} lubang.',
  sharedTooLong:
    'Bila pemain boleh mengambil isi lubang di kedua baris, satu sisi paling banyak punya {max} lubang.',
  sharedAndWon: 'Bila pemain boleh mengambil isi lubang di kedua baris, lubang tidak dapat dimenangkan.',
  ownRowOnly:
    'Pemain yang menabur hanya mengelilingi baris sendiri hanya dapat mengambil isi lubang di baris sendiri.',
  ownRowStore: 'Pemain yang menabur hanya mengelilingi baris sendiri tidak pernah mencapai lumbung lawan.',
  ownRowFirstMove:
    'Pemain yang menabur hanya mengelilingi baris sendiri tidak dapat membawa biji ke baris lawan pada langkah pertama.',
  closedNotSown:
    'Lubang yang ditutup dilompati lawan, jadi aturan tentang menabur ke lubang yang diklaim harus mengatakannya.',
  asideCountsForNobody:
    'Biji yang dibawa ke lubang tertutup keluar dari permainan, jadi biji di lumbung tidak dapat menentukan apa pun.',
  stuckNoPass: 'Ronde yang berakhir ketika pemain tidak bisa jalan tidak memungkinkan giliran dilewatkan.',
  allInStoresNoMove:
    'Ronde yang berlangsung sampai semua biji ada di lumbung tidak dapat berakhir ketika seorang pemain tidak bisa jalan.',
  endsBeforeFeeding: 'Ronde berakhir begitu satu sisi kosong, jadi tidak ada yang sempat diberi biji.',
  seedsLost: 'Biji yang bukan milik siapa pun akan hilang di antara ronde.',
  nobodyLastsLonger: 'Hanya dalam pembukaan serentak seorang pemain dapat bertahan lebih lama.',
}
