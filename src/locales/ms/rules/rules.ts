import type { AreaWords } from '../../message'

export const rules: AreaWords<'rules'> = {
  'word.round': 'pusingan',
  'word.game': 'permainan',

  'win.by.mostSeeds':
    'Matlamat {round} ialah mengumpulkan lebih banyak buah di rumah anda daripada di rumah lawan; jika sama banyak, {round} seri.',
  'win.by.majority':
    'Matlamatnya ialah mengumpulkan lebih daripada separuh buah; jika tiada pemain mencapainya, {round} seri.',
  'win.by.deprive': 'Matlamatnya ialah membuat lawan kehabisan buah atau tidak dapat bergerak.',
  'win.by.immobilise': 'Matlamatnya ialah membuat lawan tidak dapat bergerak.',
  'win.by.clear':
    'Matlamatnya ialah mengosongkan lubang sendiri dahulu; jika satu gerakan mengosongkan kedua-dua sisi, pemain yang membuatnya menang.',

  'board.holes': 'Papan mempunyai {count} lubang pada setiap sisi dan sebuah rumah bagi setiap pemain.',
  'board.stores.own': 'Pemain menabur ke dalam rumah sendiri dan melangkau rumah lawan.',
  'board.stores.capturesOnly': 'Tiada siapa menabur ke dalam rumah; rumah hanya menyimpan buah yang ditawan.',
  'board.stores.both': 'Pemain menabur ke dalam kedua-dua rumah.',

  'start.seedsPerHole': 'Setiap lubang bermula dengan {count} buah.',
  'start.layout':
    'Lubang Selatan bermula dengan {south} buah dan lubang Utara dengan {north}, masing-masing dikira dari kiri pemain.',
  'start.layoutAndStores':
    'Lubang Selatan bermula dengan {south} buah dan rumahnya dengan {southStore}; lubang Utara bermula dengan {north} dan rumahnya dengan {northStore}. Lubang dikira dari kiri setiap pemain.',
  'start.first.south': 'Selatan mula dahulu.',
  'start.first.lot': 'Pemain yang mula dahulu ditentukan dengan cabutan undi.',
  'start.first.bothAtOnce':
    'Kedua-dua pemain membuat giliran pertama serentak, sebiji demi sebiji, dan buah Selatan jatuh sejurus sebelum buah Utara. Jika kedua-duanya perlu memilih, Selatan memilih dahulu. Pemain yang berhenti dahulu bergerak seterusnya; jika kedua-duanya berhenti serentak, Selatan bergerak.',
  'start.turned.withStarter': 'Jika Utara mula dahulu, kedua-dua baris bertukar tempat.',

  'sow.direction.anticlockwise':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji melawan arah jam. Rumah anda di sebelah kanan lubang anda.',
  'sow.direction.clockwise':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji mengikut arah jam. Rumah anda di sebelah kiri lubang anda.',
  'sow.direction.eitherWay':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji, ke arah yang anda pilih.',
  'sow.direction.outward':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji: mengikut arah jam dari separuh kiri baris anda, melawan arah jam dari separuh kanan, dan ke mana-mana arah dari lubang tengah.',
  'sow.direction.firstMoveDecides':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji. Pemain yang memulakan {round} memilih arah dan mengekalkannya sepanjang {round}; lawannya menabur ke arah bertentangan.',
  'sow.direction.byParity':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji: bilangan genap mengikut arah jam, bilangan ganjil melawan arah jam.',
  'sow.direction.ownRow':
    'Pada giliran anda, angkat semua buah dari salah satu lubang anda dan tabur sebiji demi sebiji melawan arah jam dalam baris anda sendiri: selepas hujungnya anda menyambung dari pangkalnya.',
  'sow.origin.sown': 'Jika taburan genap mengelilingi papan, lubang asalnya turut diisi sebiji buah.',
  'sow.origin.skipped': 'Jika taburan genap mengelilingi papan, lubang asalnya dilangkau.',
  'sow.leave.one': 'Buah pertama setiap gerakan kembali ke lubang asalnya.',
  'sow.leave.oneUnlessSingle':
    'Buah pertama setiap gerakan kembali ke lubang asalnya, kecuali jika itu satu-satunya buah.',
  'sow.skips.opponentsAt': 'Taburan melangkau lubang lawan yang berisi tepat {count} buah.',
  'sow.skips.holesFrom': 'Taburan melangkau lubang yang berisi {count} buah atau lebih.',
  'sow.before.storeOne':
    'Sebelum setiap taburan, masukkan sebiji daripada buah yang diangkat ke dalam rumah anda.',
  'sow.before.singlesAcross':
    'Sebelum menabur, anda mengambil buah di seberang setiap lubang anda yang berisi tepat sebiji buah.',
  'sow.before.lastSeedAcross':
    'Jika anda mengangkat sebiji buah sahaja, anda mengambil buah di lubang seberang dahulu.',
  'sow.passing.toOwner':
    'Apabila buah selain buah terakhir sesuatu taburan menjadikan sebuah lubang berisi {counts}, pemilik sisi itu mengambilnya serta-merta.',
  'sow.passing.toOwnerWithLast':
    'Apabila sebiji buah menjadikan sebuah lubang berisi {counts}, pemilik sisi itu mengambilnya serta-merta.',
  'sow.passing.toMover':
    'Apabila buah selain buah terakhir sesuatu taburan menjadikan sebuah lubang berisi {counts}, anda mengambilnya serta-merta.',
  'sow.passing.ownToMover':
    'Apabila buah selain buah terakhir sesuatu taburan menjadikan lubang anda sendiri berisi {counts}, anda mengambilnya serta-merta.',
  'sow.lateSeeds':
    'Jika paling banyak {count} buah berada di dalam lubang semasa taburan bermula, buah yang ditabur di sisi lawan masuk ke rumah lawan, kecuali buah terakhir yang menawan.',
  'sow.relay.never': 'Anda menabur sekali sahaja setiap gerakan.',
  'sow.relay.any':
    'Jika buah terakhir jatuh di lubang yang tidak kosong, semua buah di situ diangkat dan taburan disambung.',
  'sow.relay.own':
    'Jika buah terakhir jatuh di lubang anda sendiri yang tidak kosong, semua buah di situ diangkat dan taburan disambung; di lubang lawan, giliran tamat.',
  'sow.relay.anyNext':
    'Selepas satu taburan, buah di lubang berikutnya diangkat dan taburan disambung; jika lubang itu kosong, taburan tamat.',
  'sow.relay.ownNext':
    'Selepas satu taburan, jika lubang berikutnya milik anda, buahnya diangkat dan taburan disambung; jika lubang itu kosong atau milik lawan, taburan tamat.',
  'sow.relayIf.atLeast':
    'Ini hanya berlaku jika selepas itu lubang buah terakhir berisi {count} buah atau lebih.',
  'sow.relayIf.exactly': 'Ini hanya berlaku jika selepas itu lubang buah terakhir berisi tepat {count} buah.',
  'sow.relayIf.visited': 'Selepas taburan pertama, ini hanya berlaku jika buah telah ditabur di baris lawan.',
  'sow.turning.everyLap': 'Setiap taburan berikutnya bertukar arah.',
  'sow.firstMove.plainRelay':
    'Dalam gerakan pertama {round}, taburan disambung sehingga buah terakhir jatuh di lubang kosong, dan tiada lubang dilangkau.',
  'sow.firstMove.alternate':
    'Dalam gerakan pertama {round}, buah di lubang yang dipilih tidak diangkat; sebaliknya sebiji buah dialihkan ke hadapan dari lubang-lubang selepasnya secara selang satu, yang terakhir ke lubang di seberang lubang yang dipilih.',
  'sow.firstMove.overToOpponent':
    'Giliran pertama anda ialah satu taburan sahaja; jika buah terakhirnya akan jatuh di baris anda sendiri, buah itu masuk ke lubang pertama lawan.',

  'lift.atLeast': 'Anda hanya boleh mengangkat buah dari lubang yang berisi {count} buah atau lebih.',
  'lift.singles.lastResort': 'Anda hanya boleh mengangkat buah tunggal jika tiada yang lain untuk diangkat.',
  'lift.singles.ontoEmpty': 'Anda hanya boleh mengangkat buah tunggal jika lubang berikutnya kosong.',
  'lift.pairs.lastResort':
    'Anda hanya boleh mengangkat buah dari lubang yang berisi dua buah jika tiada yang lain untuk diangkat.',
  'lift.pairs.lastResortRightmost':
    'Anda hanya boleh mengangkat buah dari lubang yang berisi dua buah jika tiada yang lain untuk diangkat, dan hanya yang paling kanan.',
  'lift.reach.opponentOrEmpty':
    'Taburan pertama anda mesti berakhir di baris lawan atau di lubang kosong anda sendiri, kecuali jika anda mengangkat lebih daripada {count} buah.',
  'lift.reach.bothRows':
    'Anda boleh mengangkat buah dari mana-mana lubang, di baris sendiri atau baris lawan.',
  'lift.opening.rightHalf':
    'Dalam giliran pertama, angkat buah dari lubang di separuh kanan baris anda; taburan boleh berakhir di mana-mana.',
  'lift.opening.twoRightmost':
    'Giliran pertama {round} bermula dari salah satu daripada dua lubang paling kanan yang boleh dimainkan.',
  'lift.opening.eachHoleOnce':
    'Mainkan setiap lubang anda sekali sebelum memainkan mana-mana lubang buat kali kedua.',
  'lift.opening.unlocks':
    'Sesebuah lubang tidak boleh ditawan sehingga salah seorang pemain memilih untuk memainkannya dalam {round} ini.',
  'lift.facing.notFacingSingle':
    'Anda tidak boleh mengangkat buah dari lubang yang bertentangan dengan buah tunggal.',
  'lift.undo.barred': 'Buah tunggal yang baru datang dari baris seberang tidak boleh terus dibawa kembali.',

  'end.when.allInStores': 'Apabila semua buah sudah berada di dalam rumah, {round} tamat.',
  'end.when.moverCannotMove': 'Apabila pemain yang mendapat giliran tidak dapat bergerak, {round} tamat.',
  'end.when.eitherSideEmpty': 'Apabila sesuatu gerakan menjadikan salah satu sisi kosong, {round} tamat.',
  'end.when.majority':
    'Apabila seorang pemain ada lebih daripada separuh buah pada akhir giliran, {round} tamat.',
  'end.when.moverSideEmpty':
    'Apabila pemain mengosongkan sisinya sendiri dengan satu gerakan, {round} tamat.',
  'end.few.leftovers':
    'Apabila sesuatu gerakan meninggalkan paling banyak {count} buah di dalam lubang, {round} juga tamat.',
  'end.few.mover':
    'Jika gerakan anda meninggalkan paling banyak {count} buah di dalam lubang, anda mengambilnya.',
  'end.few.starter':
    'Jika sesuatu gerakan meninggalkan paling banyak {count} buah di dalam lubang, pemain yang memulakan {round} mengambilnya.',
  'end.few.moverByOpponents':
    'Apabila gerakan anda meninggalkan paling banyak {count} buah di dalam lubang lawan, anda mengambil semua buah di dalam lubang.',
  'end.leftovers.toSideOwner': 'Baki buah di dalam lubang menjadi milik pemain di sisi masing-masing.',
  'end.leftovers.toOtherPlayer': 'Baki buah di dalam lubang menjadi milik pemain di sisi seberang.',
  'end.leftovers.toLastMover': 'Baki buah di dalam lubang menjadi milik pemain yang terakhir bergerak.',
  'end.leftovers.nobody': 'Baki buah di dalam lubang tidak dikira untuk sesiapa.',
  'end.leftovers.halved':
    'Baki buah di dalam lubang dibahagi dua sama banyak; jika ganjil, lebihan sebiji masuk ke rumah yang kurang isinya, atau ke rumah Utara jika sama.',
  'end.leftovers.toUnfed':
    'Jika {round} tamat kerana pemain yang tiada buah tidak dapat diberi buah, pemain itu mengambil baki buah di dalam lubang; jika tidak, baki menjadi milik pemain di sisi masing-masing.',
  'end.leftovers.toUnfedOrNobody':
    'Jika {round} tamat kerana seorang pemain tidak dapat memberi buah kepada lawannya, lawan itu mengambil buah yang tinggal; jika tidak, buah itu tidak menjadi milik sesiapa.',
  'end.repetition.shareBySide':
    'Jika kedudukan berulang atau permainan tidak akan berakhir, setiap pemain mengambil buah di sisinya sendiri.',
  'end.repetition.draw': 'Jika kedudukan berulang atau permainan tidak akan berakhir, {round} seri.',
  'end.repetition.splitEvenly':
    'Jika kedudukan berulang atau permainan tidak akan berakhir, buah di dalam lubang dibahagi dua sama banyak; jika ganjil, lebihan sebiji tidak dikira untuk sesiapa.',
  'end.endless.shareBySide':
    'Jika permainan tidak akan berakhir, setiap pemain mengambil buah di sisinya sendiri.',
  'end.endless.draw': 'Jika permainan tidak akan berakhir, {round} seri.',
  'end.endless.splitEvenly':
    'Jika permainan tidak akan berakhir, buah di dalam lubang dibahagi dua sama banyak; jika ganjil, lebihan sebiji tidak dikira untuk sesiapa.',
  'end.quietMoves': 'Begitu juga selepas {count} gerakan berturut-turut tanpa menawan.',

  'match.length.rounds':
    'Satu perlawanan ada {count} pusingan, atau kurang jika seorang pemain tidak dapat mengisi walaupun satu lubang; pemain yang memenangi lebih banyak pusingan memenangi perlawanan.',
  'match.length.untilOut':
    'Pusingan dimainkan sehingga seorang pemain tidak dapat mengisi walaupun satu lubang.',
  'match.length.untilOneIsOut': 'Pusingan dimainkan sehingga seorang pemain tersingkir.',
  'match.length.roundsOrOut':
    'Satu perlawanan berlangsung selama {count} pusingan, atau kurang jika seorang pemain tersingkir; pemain yang memenangi lebih banyak pusingan memenangi perlawanan.',
  'match.outBelow.filled':
    'Pemain yang dapat mengisi kurang daripada {count} lubang tersingkir, dan perlawanan tamat.',
  'match.outBelow.owned':
    'Pemain yang memiliki kurang daripada {count} lubang tersingkir, dan perlawanan tamat.',
  'match.refill.nearestStore':
    'Bagi setiap pusingan baharu, pemain mengisi lubang sendiri dengan {count} buah setiap satu, bermula di sebelah rumah; bakinya masuk ke rumah.',
  'match.refill.fromLeft':
    'Bagi setiap pusingan baharu, pemain mengisi lubang sendiri dengan {count} buah setiap satu, dari kiri ke kanan; bakinya masuk ke rumah.',
  'match.refill.fromRight':
    'Untuk pusingan berikutnya, setiap pemain mengisi lubang sendiri dari kanan dengan {count} buah setiap satu.',
  'match.refill.fromEnds':
    'Untuk pusingan berikutnya, pemain mengisi lubang dengan {count} buah setiap satu, dari kedua-dua hujung ke tengah di lubang yang bertentangan.',
  'match.refill.territory':
    'Untuk pusingan berikutnya, setiap lubang diisi semula dengan {count} buah. Pemenang memiliki lubang sebanyak yang dapat diisi dengan buahnya, dan satu lagi jika bakinya melebihi separuh lubang, dikira dari lubang paling kirinya melawan arah jam hingga ke baris lawan.',
  'match.burnt.skipped': 'Lubang yang tidak dapat diisi menjadi hangus, dan setiap taburan melangkaunya.',
  'match.burnt.confiscated':
    'Lubang yang tidak dapat diisi menjadi hangus; buah yang anda tabur di situ masuk ke rumah lawan.',
  'match.burnt.inPlay': 'Lubang yang tidak dapat diisi kekal kosong tetapi masih dalam permainan.',
  'match.nextFirst.winner':
    'Pemenang memulakan pusingan berikutnya; selepas seri, pemain yang tidak memulakan pusingan tadi pula yang memulakannya.',
  'match.nextFirst.loser':
    'Yang kalah memulakan pusingan berikutnya; selepas seri, pemain yang tidak memulakan pusingan tadi pula yang memulakannya.',
  'match.nextFirst.other': 'Pemain bergilir-gilir memulakan pusingan.',
  'match.nextFirst.lastedLongest':
    'Pemain yang pembukaan serentaknya lebih lama memulakan pusingan kedua, atau Utara jika sama lama; selepas itu, pemenang pusingan memulakan pusingan berikutnya.',
  'match.nextFirst.lastMover': 'Pemain yang membuat gerakan terakhir memulakan pusingan berikutnya.',
}
