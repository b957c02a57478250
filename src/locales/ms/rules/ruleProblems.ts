import type { AreaWords } from '../../message'

export const ruleProblems: AreaWords<'ruleProblems'> = {
  tooLong: 'Teks ini ada {got} aksara, tetapi had bagi varian ialah {max}.',
  notJson: 'Ini bukan JSON yang sah: {reason}',
  several: '{problems}',
  missing: '{path} tiada.',
  unknown: '{path} bukan peraturan format ini.',
  notAChoice: '{path} mesti salah satu daripada {choices}, bukan {got}.',
  outOfRange: '{path} mesti dari {min} hingga {max}, bukan {got}.',
  conflict: '{first} dan {second} saling bercanggah. {because}',
  'expected.variant': 'Varian mesti berupa objek.',
  'expected.object': '{path} mesti berupa objek.',
  'expected.text': '{path} mesti berupa teks.',
  'expected.shortText': '{path} mesti berupa teks yang tidak melebihi {max} aksara.',
  'expected.wholeNumber': '{path} mesti nombor bulat.',
  'expected.numbers': '{path} mesti senarai nombor.',
  'expected.counts': '{path} mesti senarai bilangan.',
  'expected.distinctCounts': '{path} mesti senarai tanpa bilangan berulang.',
  'expected.layout': '{path} mesti {even}, atau objek seperti {example}.',
  'expected.choice': '{path} mesti salah satu daripada {choices}.',

  storesNotSown:
    'Tiada siapa menabur ke dalam rumah yang hanya untuk buah yang ditawan, jadi buah terakhir tidak mungkin jatuh di situ.',
  storesWithoutCaptures:
    'Rumah hanya untuk buah yang ditawan, tetapi tiada peraturan permainan ini yang menawan apa-apa.',
  openingNeedsStores:
    'Pembukaan serentak berakhir dengan sendirinya hanya jika pemain menabur ke dalam rumah masing-masing.',
  openingGrandSlam:
    'Semasa kedua-dua pemain menabur serentak, tiada siapa tahu pilihan mana yang akan menawan semuanya.',
  openingWays:
    'Semasa kedua-dua pemain menabur serentak, masing-masing mesti menabur semua lubang ke satu arah atau memilih arahnya.',
  openingUnknownRule: 'Pembukaan serentak tidak menyokong peraturan ini.',
  openingNeedsSeeds: 'Kedua-dua pemain boleh mula serentak hanya jika kedua-duanya ada buah di dalam lubang.',
  relayAfterTaking:
    'Lubang tempat buah terakhir jatuh diambil, jadi tiada buah di situ untuk menyambung taburan.',
  singleStaysBehind:
    'Sebiji buah yang ditinggalkan tidak akan bergerak, jadi sekurang-kurangnya dua buah mesti diangkat.',
  oneToStore:
    'Sebiji buah masuk ke rumah sebelum setiap taburan, jadi sekurang-kurangnya dua buah mesti diangkat.',
  sowOnOneSeed: 'Taburan mungkin disambung dengan sebiji buah, dan tiada lagi yang boleh ditabur.',
  relayOneSeed: 'Lubang berikutnya mungkin berisi sebiji buah, dan tiada lagi yang boleh ditabur.',
  nothingTurns: 'Setiap gerakan hanya satu taburan, jadi tiada taburan yang boleh bertukar arah.',
  movedIntoBurnt: 'Dalam pusingan berikutnya, buah akan dialihkan ke lubang hangus.',
  lastSeedStaysOrTaken: 'Buah terakhir tidak boleh kekal dan diambil sekali gus.',
  noCounts: 'Menawan mengikut bilangan memerlukan sekurang-kurangnya satu bilangan.',
  noClaims: 'Buah yang ditawan masuk ke lubang yang dituntut, tetapi tiada siapa boleh menuntut lubang.',
  closedFromStart: 'Lubang yang ditutup dan lubang yang dituntut sejak awal tidak boleh digabungkan.',
  territoryUneven:
    'Lubang dimenangi dengan mengisi semuanya sama banyak, jadi papan mesti bermula sama rata.',
  territoryTooLong: 'Apabila lubang dimenangi, satu sisi boleh ada paling banyak {max} lubang.',
  sharedTooLong:
    'Jika pemain boleh mengangkat buah di kedua-dua baris, satu sisi boleh ada paling banyak {max} lubang.',
  sharedAndWon: 'Jika pemain boleh mengangkat buah di kedua-dua baris, lubang tidak boleh dimenangi.',
  ownRowOnly:
    'Pemain yang menabur mengelilingi baris sendiri sahaja hanya boleh mengangkat buah di baris sendiri.',
  ownRowStore: 'Pemain yang menabur mengelilingi baris sendiri sahaja tidak pernah sampai ke rumah lawan.',
  ownRowFirstMove:
    'Pemain yang menabur mengelilingi baris sendiri sahaja tidak dapat membawa buah ke baris lawan pada gerakan pertama.',
  closedNotSown:
    'Lubang yang ditutup dilangkau oleh lawan, jadi peraturan tentang menabur ke lubang yang dituntut mesti menyatakan demikian.',
  asideCountsForNobody:
    'Buah yang dibawa ke lubang tertutup keluar daripada permainan, jadi buah di dalam rumah tidak boleh menentukan apa-apa.',
  stuckNoPass: 'Pusingan yang tamat apabila pemain tidak dapat bergerak tidak membenarkan giliran dilangkau.',
  allInStoresNoMove:
    'Pusingan yang berlangsung sehingga semua buah berada di dalam rumah tidak boleh tamat apabila seorang pemain tidak dapat bergerak.',
  endsBeforeFeeding: 'Pusingan tamat sebaik sahaja satu sisi kosong, jadi tiada siapa sempat diberi buah.',
  seedsLost: 'Buah yang tidak menjadi milik sesiapa akan hilang antara pusingan.',
  nobodyLastsLonger: 'Hanya dalam pembukaan serentak seorang pemain boleh bertahan lebih lama.',
}
