import type { AreaWords } from '../../message'

export const rules: AreaWords<'rules'> = {
  'word.round': 'ronde',
  'word.game': 'permainan',

  'win.by.mostSeeds':
    'Pemain yang bijinya lebih banyak di lumbung pada akhir {round} menang; jika sama banyak, {round} seri.',
  'win.by.majority':
    'Tujuannya mengumpulkan lebih dari separuh biji; jika tidak ada pemain yang mencapainya, {round} seri.',
  'win.by.deprive': 'Tujuannya membuat lawan kehabisan biji atau tidak bisa jalan.',
  'win.by.immobilise': 'Tujuannya membuat lawan tidak bisa jalan.',
  'win.by.clear':
    'Tujuannya lebih dulu mengosongkan lubang sendiri; jika satu langkah mengosongkan kedua sisi, pemain yang melakukannya menang.',

  'board.holes': 'Papan memiliki {count} lubang per sisi dan satu lumbung untuk setiap pemain.',
  'board.stores.own': 'Pemain menabur ke lumbungnya sendiri dan melompati lumbung lawan.',
  'board.stores.capturesOnly':
    'Tidak ada yang menabur ke lumbung; lumbung hanya menyimpan biji hasil tembakan.',
  'board.stores.both': 'Pemain menabur ke kedua lumbung.',

  'start.seedsPerHole': 'Pada awalnya setiap lubang berisi {count} biji.',
  'start.layout':
    'Pada awalnya lubang Selatan berisi {south} biji dan lubang Utara {north}, masing-masing dihitung dari kiri pemain.',
  'start.layoutAndStores':
    'Pada awalnya lubang Selatan berisi {south} biji dan lumbungnya {southStore}; lubang Utara berisi {north} dan lumbungnya {northStore}. Lubang dihitung dari kiri tiap pemain.',
  'start.first.south': 'Selatan jalan lebih dulu.',
  'start.first.lot': 'Pemain yang mulai ditentukan dengan undian.',
  'start.first.bothAtOnce':
    'Kedua pemain menjalankan giliran pertama bersamaan, biji demi biji, dan biji Selatan jatuh sesaat sebelum biji Utara. Jika keduanya harus memilih, Selatan memilih lebih dulu. Pemain yang lebih dulu berhenti mendapat giliran berikutnya; jika keduanya berhenti bersamaan, Selatan yang mendapat giliran.',
  'start.turned.withStarter': 'Jika Utara mulai, kedua baris ditukar.',

  'sow.direction.anticlockwise':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu, berlawanan arah jarum jam. Lumbung Anda ada di kanan lubang Anda.',
  'sow.direction.clockwise':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu, searah jarum jam. Lumbung Anda ada di kiri lubang Anda.',
  'sow.direction.eitherWay':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu, ke arah yang Anda pilih.',
  'sow.direction.outward':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu: searah jarum jam dari separuh kiri baris Anda, berlawanan arah jarum jam dari separuh kanan, dan ke arah mana pun dari lubang tengah.',
  'sow.direction.firstMoveDecides':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu. Pemain yang memulai {round} memilih arah dan mempertahankannya selama {round}; lawannya menabur ke arah sebaliknya.',
  'sow.direction.byParity':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu: jumlah genap searah jarum jam, jumlah ganjil berlawanan arah jarum jam.',
  'sow.direction.ownRow':
    'Pada giliran Anda, ambil semua biji dari salah satu lubang Anda dan taburkan satu per satu, berlawanan arah jarum jam dalam baris Anda sendiri: setelah ujungnya Anda melanjutkan dari pangkalnya.',
  'sow.origin.sown': 'Jika taburan mengelilingi papan, lubang asalnya juga diisi satu biji.',
  'sow.origin.skipped': 'Jika taburan mengelilingi papan, lubang asalnya dilompati.',
  'sow.leave.one': 'Biji pertama setiap langkah kembali ke lubang asalnya.',
  'sow.leave.oneUnlessSingle':
    'Biji pertama setiap langkah kembali ke lubang asalnya, kecuali jika itu satu-satunya biji.',
  'sow.skips.opponentsAt': 'Taburan melompati lubang lawan yang berisi tepat {count} biji.',
  'sow.skips.holesFrom': 'Taburan melompati lubang yang berisi {count} biji atau lebih.',
  'sow.before.storeOne': 'Sebelum setiap taburan, masukkan satu dari biji yang diambil ke lumbung Anda.',
  'sow.before.singlesAcross':
    'Sebelum menabur, Anda mengambil biji di seberang setiap lubang Anda yang berisi tepat satu biji.',
  'sow.before.lastSeedAcross':
    'Jika Anda mengambil satu biji saja, Anda lebih dulu mengambil biji di lubang seberang.',
  'sow.passing.toOwner':
    'Ketika biji selain biji terakhir sebuah taburan membuat lubang berisi {counts}, pemilik sisi itu langsung mengambilnya.',
  'sow.passing.toOwnerWithLast':
    'Ketika satu biji membuat lubang berisi {counts}, pemilik sisi itu langsung mengambilnya.',
  'sow.passing.toMover':
    'Ketika biji selain biji terakhir sebuah taburan membuat lubang berisi {counts}, Anda langsung mengambilnya.',
  'sow.passing.ownToMover':
    'Ketika biji selain biji terakhir sebuah taburan membuat lubang Anda sendiri berisi {counts}, Anda langsung mengambilnya.',
  'sow.lateSeeds':
    'Jika paling banyak {count} biji ada di lubang saat taburan dimulai, biji yang ditabur di sisi lawan masuk ke lumbung lawan, kecuali biji terakhir yang menembak.',
  'sow.relay.never': 'Anda hanya menabur sekali per langkah.',
  'sow.relay.any':
    'Jika biji terakhir jatuh di lubang yang tidak kosong, semua biji di situ diambil dan taburan disambung.',
  'sow.relay.own':
    'Jika biji terakhir jatuh di lubang Anda sendiri yang tidak kosong, semua biji di situ diambil dan taburan disambung; di lubang lawan, giliran berakhir.',
  'sow.relay.anyNext':
    'Setelah satu taburan, biji di lubang berikutnya diambil dan taburan disambung; jika lubang itu kosong, taburan berakhir.',
  'sow.relay.ownNext':
    'Setelah satu taburan, jika lubang berikutnya milik Anda, bijinya diambil dan taburan disambung; jika lubang itu kosong atau milik lawan, taburan berakhir.',
  'sow.relayIf.atLeast':
    'Ini hanya terjadi jika lubang biji terakhir kemudian berisi {count} biji atau lebih.',
  'sow.relayIf.exactly': 'Ini hanya terjadi jika lubang biji terakhir kemudian berisi tepat {count} biji.',
  'sow.relayIf.visited':
    'Setelah taburan pertama, ini hanya terjadi jika ada biji yang ditabur di baris lawan.',
  'sow.turning.everyLap': 'Setiap taburan berikutnya berbalik arah.',
  'sow.firstMove.plainRelay':
    'Dalam langkah pertama {round}, taburan disambung sampai biji terakhir jatuh di lubang kosong, dan tidak ada lubang yang dilompati.',
  'sow.firstMove.alternate':
    'Dalam langkah pertama {round}, biji di lubang yang dipilih tidak diambil; sebagai gantinya satu biji dipindahkan ke depan dari lubang-lubang sesudahnya yang berselang satu, yang terakhir ke lubang di seberang lubang yang dipilih.',
  'sow.firstMove.overToOpponent':
    'Giliran pertama Anda hanya satu taburan; jika biji terakhirnya akan jatuh di baris Anda sendiri, biji itu masuk ke lubang pertama lawan.',

  'lift.atLeast': 'Anda hanya boleh mengambil isi lubang yang berisi {count} biji atau lebih.',
  'lift.singles.lastResort':
    'Anda hanya boleh mengambil biji tunggal jika tidak ada yang lain untuk diambil.',
  'lift.singles.ontoEmpty': 'Anda hanya boleh mengambil biji tunggal jika lubang berikutnya kosong.',
  'lift.pairs.lastResort':
    'Anda hanya boleh mengambil isi lubang yang berisi dua biji jika tidak ada yang lain untuk diambil.',
  'lift.pairs.lastResortRightmost':
    'Anda hanya boleh mengambil isi lubang yang berisi dua biji jika tidak ada yang lain untuk diambil, dan hanya yang paling kanan.',
  'lift.reach.opponentOrEmpty':
    'Taburan pertama Anda harus berakhir di baris lawan atau di lubang kosong Anda sendiri, kecuali jika Anda mengambil lebih dari {count} biji.',
  'lift.reach.bothRows': 'Anda boleh mengambil isi lubang mana pun, di baris sendiri atau di baris lawan.',
  'lift.opening.rightHalf':
    'Dalam giliran pertama, ambil isi salah satu lubang di separuh kanan baris Anda; taburan boleh berakhir di mana saja.',
  'lift.opening.twoRightmost':
    'Giliran pertama {round} dimulai dari salah satu dari dua lubang paling kanan yang boleh dimainkan.',
  'lift.opening.eachHoleOnce':
    'Mainkan setiap lubang Anda sekali sebelum memainkan lubang mana pun untuk kedua kalinya.',
  'lift.opening.unlocks':
    'Sebuah lubang tidak dapat ditembak sebelum salah satu pemain memilih untuk memainkannya dalam {round} ini.',
  'lift.facing.notFacingSingle': 'Anda tidak boleh mengambil isi lubang yang berhadapan dengan biji tunggal.',
  'lift.undo.barred':
    'Biji tunggal yang baru datang dari baris seberang tidak boleh langsung dibawa kembali.',

  'end.when.allInStores': 'Ketika semua biji ada di lumbung, {round} berakhir.',
  'end.when.moverCannotMove': 'Ketika pemain yang mendapat giliran tidak bisa jalan, {round} berakhir.',
  'end.when.eitherSideEmpty': 'Ketika sebuah langkah membuat salah satu sisi kosong, {round} berakhir.',
  'end.when.majority':
    'Ketika seorang pemain punya lebih dari separuh biji pada akhir giliran, {round} berakhir.',
  'end.when.moverSideEmpty':
    'Ketika pemain mengosongkan sisinya sendiri dengan satu langkah, {round} berakhir.',
  'end.few.leftovers':
    'Ketika sebuah langkah menyisakan paling banyak {count} biji di lubang, {round} juga berakhir.',
  'end.few.mover': 'Jika langkah Anda menyisakan paling banyak {count} biji di lubang, Anda mengambilnya.',
  'end.few.starter':
    'Jika sebuah langkah menyisakan paling banyak {count} biji di lubang, pemain yang memulai {round} mengambilnya.',
  'end.few.moverByOpponents':
    'Begitu langkah Anda menyisakan paling banyak {count} biji di lubang lawan, Anda mengambil semua biji di lubang.',
  'end.leftovers.toSideOwner': 'Sisa biji di lubang menjadi milik pemain di sisi masing-masing.',
  'end.leftovers.toOtherPlayer': 'Sisa biji di lubang menjadi milik pemain di sisi seberang.',
  'end.leftovers.toLastMover': 'Sisa biji di lubang menjadi milik pemain yang terakhir jalan.',
  'end.leftovers.nobody': 'Sisa biji di lubang tidak dihitung untuk siapa pun.',
  'end.leftovers.halved':
    'Sisa biji di lubang dibagi dua sama banyak; jika ganjil, kelebihan satu biji masuk ke lumbung yang isinya lebih sedikit, atau ke lumbung Utara jika sama.',
  'end.leftovers.toUnfed':
    'Jika {round} berakhir karena pemain yang tidak punya biji tidak dapat diberi biji, pemain itu mengambil sisa biji di lubang; jika tidak, sisanya menjadi milik pemain di sisi masing-masing.',
  'end.leftovers.toUnfedOrNobody':
    'Jika {round} berakhir karena seorang pemain tidak dapat memberi biji kepada lawannya, lawan itu mengambil biji yang tersisa; jika tidak, biji itu bukan milik siapa pun.',
  'end.repetition.shareBySide':
    'Jika posisi berulang atau permainan tidak akan berakhir, setiap pemain mengambil biji di sisinya sendiri.',
  'end.repetition.draw': 'Jika posisi berulang atau permainan tidak akan berakhir, {round} seri.',
  'end.repetition.splitEvenly':
    'Jika posisi berulang atau permainan tidak akan berakhir, biji di lubang dibagi dua sama banyak; jika ganjil, kelebihan satu biji tidak dihitung untuk siapa pun.',
  'end.endless.shareBySide':
    'Jika permainan tidak akan berakhir, setiap pemain mengambil biji di sisinya sendiri.',
  'end.endless.draw': 'Jika permainan tidak akan berakhir, {round} seri.',
  'end.endless.splitEvenly':
    'Jika permainan tidak akan berakhir, biji di lubang dibagi dua sama banyak; jika ganjil, kelebihan satu biji tidak dihitung untuk siapa pun.',
  'end.quietMoves': 'Begitu pula setelah {count} langkah berturut-turut tanpa tembakan.',

  'match.length.rounds':
    'Satu pertandingan terdiri atas {count} ronde, atau kurang jika seorang pemain tidak dapat mengisi satu lubang pun; yang memenangkan lebih banyak ronde memenangkan pertandingan.',
  'match.length.untilOut': 'Ronde dimainkan sampai seorang pemain tidak dapat mengisi satu lubang pun.',
  'match.length.untilOneIsOut': 'Ronde dimainkan sampai seorang pemain tersingkir.',
  'match.length.roundsOrOut':
    'Satu pertandingan berlangsung {count} ronde, atau kurang jika seorang pemain tersingkir; pemain yang memenangkan lebih banyak ronde memenangkan pertandingan.',
  'match.outBelow.filled':
    'Pemain yang dapat mengisi kurang dari {count} lubang tersingkir, dan pertandingan selesai.',
  'match.outBelow.owned':
    'Pemain yang memiliki kurang dari {count} lubang tersingkir, dan pertandingan selesai.',
  'match.refill.nearestStore':
    'Untuk setiap ronde baru, pemain mengisi lubangnya sendiri masing-masing dengan {count} biji, mulai di sebelah lumbung; sisanya masuk ke lumbung.',
  'match.refill.fromLeft':
    'Untuk setiap ronde baru, pemain mengisi lubangnya sendiri masing-masing dengan {count} biji, dari kiri ke kanan; sisanya masuk ke lumbung.',
  'match.refill.fromRight':
    'Untuk ronde berikutnya, setiap pemain mengisi lubangnya dari kanan dengan {count} biji per lubang.',
  'match.refill.fromEnds':
    'Untuk ronde berikutnya, para pemain mengisi lubang dengan {count} biji per lubang, dari kedua ujung ke tengah di lubang yang berhadapan.',
  'match.refill.territory':
    'Untuk ronde berikutnya, setiap lubang diisi lagi dengan {count} biji. Pemenang memiliki lubang sebanyak yang dapat diisi dengan bijinya, dan satu lagi jika sisanya lebih dari setengah lubang, dihitung dari lubang paling kirinya berlawanan arah jarum jam hingga ke baris lawan.',
  'match.burnt.skipped': 'Lubang yang tidak dapat diisi menjadi hangus, dan setiap taburan melompatinya.',
  'match.burnt.confiscated':
    'Lubang yang tidak dapat diisi menjadi hangus; biji yang Anda tabur di situ masuk ke lumbung lawan.',
  'match.burnt.inPlay': 'Lubang yang tidak dapat diisi tetap kosong tetapi masih dimainkan.',
  'match.nextFirst.winner':
    'Pemenang ronde memulai ronde berikutnya; setelah seri, giliran memulai jatuh pada pemain yang tadi tidak memulai.',
  'match.nextFirst.loser':
    'Yang kalah memulai ronde berikutnya; setelah seri, giliran memulai jatuh pada pemain yang tadi tidak memulai.',
  'match.nextFirst.other': 'Para pemain bergantian memulai ronde.',
  'match.nextFirst.lastedLongest':
    'Pemain yang pembukaan serentaknya berlangsung lebih lama memulai ronde kedua, atau Utara jika sama lama; setelah itu, pemenang ronde memulai ronde berikutnya.',
  'match.nextFirst.lastMover': 'Pemain yang jalan terakhir memulai ronde berikutnya.',
}
