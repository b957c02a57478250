import type { AreaWords } from '../../message'

export const captures: AreaWords<'captures'> = {
  one: 'satu biji',
  listed: '{counts} biji',
  even: 'biji berjumlah genap',
  evenFrom: 'jumlah genap, sedikitnya {from} biji',
  listedOrEven: '{counts} biji atau biji berjumlah genap',
  listedOrEvenFrom: '{counts} biji atau jumlah genap, sedikitnya {from} biji',

  'turn.lastInStore.moveAgain': 'Jika biji terakhir jatuh di lumbung Anda, Anda jalan lagi.',
  'turn.lastInStore.turnOver': 'Jika biji terakhir jatuh di lumbung Anda, giliran Anda berakhir.',
  'turn.lastInEitherStore.moveAgain': 'Jika biji terakhir jatuh di lumbung, Anda jalan lagi.',
  'turn.lastInEitherStore.turnOver': 'Jika biji terakhir jatuh di lumbung, giliran Anda berakhir.',
  'turn.ownEmpty.taken':
    'Jika biji terakhir jatuh di lubang kosong Anda, Anda menembaknya bersama biji di lubang seberang.',
  'turn.ownEmpty.stays':
    'Jika biji terakhir jatuh di lubang kosong Anda, Anda menembak biji di lubang seberang; biji terakhir tetap di situ.',
  'turn.ownAny.taken':
    'Jika biji terakhir jatuh di salah satu lubang Anda, Anda menembaknya bersama biji di lubang seberang.',
  'turn.ownAny.stays':
    'Jika biji terakhir jatuh di salah satu lubang Anda, Anda menembak biji di lubang seberang; biji terakhir tetap di situ.',
  'turn.opponentsEmpty.taken':
    'Jika biji terakhir jatuh di lubang kosong lawan, Anda menembaknya bersama biji di lubang seberang.',
  'turn.opponentsEmpty.stays':
    'Jika biji terakhir jatuh di lubang kosong lawan, Anda menembak biji di lubang seberang; biji terakhir tetap di situ.',
  'turn.opponentsAny.taken':
    'Jika biji terakhir jatuh di salah satu lubang lawan, Anda menembaknya bersama biji di lubang seberang.',
  'turn.opponentsAny.stays':
    'Jika biji terakhir jatuh di salah satu lubang lawan, Anda menembak biji di lubang seberang; biji terakhir tetap di situ.',
  'turn.emptyOpposite.nothing': 'Jika lubang seberang kosong, tidak ada yang ditembak.',
  'turn.emptyOpposite.takeLast':
    'Jika lubang seberang kosong, Anda tetap mengambil isi lubang tempat biji terakhir jatuh.',
  'turn.acrossCounts.captureCounts': 'Lubang seberang hanya ditembak jika berisi {counts}.',
  'turn.acrossAfter.opponentsSown':
    'Jika langkah Anda tidak mengubah lubang lawan mana pun, biji terakhir di lubang kosong Anda tidak menembak apa-apa, tetapi Anda jalan lagi.',
  'turn.lastInOpponents.captureCounts':
    'Jika biji terakhir membuat lubang lawan berisi {counts}, Anda menembak lubang itu.',
  'turn.lastInOwn.captureCounts':
    'Jika biji terakhir membuat lubang Anda sendiri berisi {counts}, Anda menembak lubang itu.',
  'turn.lastOnSingle.captureOpposite':
    'Jika biji terakhir jatuh di lubang Anda yang tadinya berisi tepat satu biji, Anda menembak keduanya dan biji di lubang seberang.',
  'turn.lastHole.take':
    'Jika tidak ada tembakan lain, Anda mengambil semua biji di lubang tempat biji terakhir jatuh.',
  'turn.lastHole.takeEqual':
    'Jika tidak ada tembakan lain dan lubang tempat biji terakhir jatuh berisi sama banyak dengan lubang seberang, Anda mengambil keduanya.',
  'turn.gap.captureBeyond':
    'Jika taburan berakhir tepat sebelum lubang kosong, Anda menembak lubang sesudahnya.',
  'turn.gap.captureBeyondFilled':
    'Jika biji terakhir jatuh di lubang berisi, tepat sebelum lubang kosong, Anda menembak lubang sesudah lubang kosong itu.',
  'turn.nextHole.takeAtCount':
    'Ketika taburan berakhir, Anda menembak lubang berikutnya jika berisi {counts}.',
  'turn.nextHole.takeFromOpponents':
    'Ketika taburan berakhir di baris lawan, Anda menembak lubang berikutnya.',
  'turn.sweep.opponentsCounts':
    'Jika biji terakhir jatuh di baris lawan atau di lubang paling kanan Anda, Anda menembak semua lubang lawan yang berisi {counts}.',
  'turn.takesToo.opposite': 'Anda juga mengambil isi lubang di seberang lubang pertama yang ditembak.',
  'turn.takesToo.eachOpposite': 'Anda juga mengambil isi lubang di seberang setiap lubang yang ditembak.',
  'turn.takesToo.opponentsCounts':
    'Saat menembak, Anda juga mengambil isi semua lubang lawan yang berisi {counts}.',
  'turn.takesToo.lastHole': 'Saat menembak, Anda juga mengambil isi lubang tempat biji terakhir jatuh.',
  'turn.chain.backward':
    'Lubang yang ditabur tepat sebelum lubang yang ditembak ikut ditembak, selama masing-masing memenuhi syarat yang sama.',
  'turn.chain.onward':
    'Lubang sesudah lubang yang ditembak ikut ditembak, selama masing-masing memenuhi syarat yang sama.',
  'turn.chain.clockwise':
    'Tembakan berlanjut searah jarum jam, ke arah mana pun taburannya, selama lubang berikutnya juga memenuhi syarat.',
  'turn.chain.emptyThenAny':
    'Hanya tembakan pertama ke seberang yang memerlukan lubang kosong; rangkaiannya berlanjut dari lubang mana pun.',
  'turn.chainMost': 'Satu rangkaian menembak paling banyak {count} lubang seluruhnya.',
  'turn.chainSides.bothSides': 'Rangkaian boleh melewati kedua baris.',
  'turn.singleSeed.capturesNothing': 'Taburan satu biji tidak menembak apa-apa.',
  'turn.capturesAfter': 'Tidak ada yang ditembak dalam {count} giliran pertama {round}.',
  'turn.starterWaits.untilOtherCaptures':
    'Pemain yang memulai {round} tidak boleh menembak atau mengklaim apa pun sebelum lawannya melakukannya.',
  'turn.afterCapture.moveAgain': 'Setelah menembak, Anda jalan lagi.',
  'turn.afterCapture.moveAgainOnce': 'Setelah menembak, Anda jalan lagi, tetapi hanya sekali per giliran.',
  'turn.afterCapture.sowOn':
    'Setelah menembak, taburan disambung dari lubang biji terakhir, atau dari lubang berikutnya jika lubang itu ditembak; jika kosong, giliran berakhir.',
  'turn.afterCapture.relayOn': 'Setelah menembak, taburan disambung seolah-olah tidak ada yang ditembak.',
  'turn.noMove.pass':
    'Pemain yang tidak bisa jalan melewatkan giliran; jika keduanya tidak bisa jalan, {round} berakhir.',
  'turn.noMove.roundEnds': 'Ketika seorang pemain tidak bisa jalan, {round} berakhir.',
  'turn.mustFeed.yes':
    'Jika semua lubang lawan kosong, Anda harus memilih langkah yang meninggalkan biji di sana.',
  'turn.mustFeed.ifPossible':
    'Jika semua lubang lawan kosong, Anda harus memilih langkah yang meninggalkan biji di sana, jika ada.',
  'turn.mustFeed.giveOne':
    'Jika semua lubang lawan kosong dan salah satu lubang Anda berisi dua biji atau lebih, berikan dulu satu biji dari lubang seperti itu ke lubang paling kiri lawan; setelah itu baru jalan.',
  'turn.grandSlam.void': 'Tembakan yang akan mengosongkan semua lubang lawan tidak menembak apa-apa.',
  'turn.grandSlam.forbidden':
    'Anda tidak boleh memilih langkah yang tembakannya akan mengosongkan semua lubang lawan.',
  'turn.grandSlam.ifForced':
    'Anda hanya boleh memilih langkah yang tembakannya akan mengosongkan semua lubang lawan jika tidak ada langkah lain.',
  'turn.grandSlam.leavesRight':
    'Tembakan yang akan mengosongkan semua lubang lawan menyisakan lubang yang paling kanan dilihat dari sisi Anda, jika mengenai beberapa lubang.',
  'turn.grandSlam.leavesLeft':
    'Tembakan yang akan mengosongkan semua lubang lawan menyisakan lubang yang paling kiri dilihat dari sisi Anda, jika mengenai beberapa lubang.',
  'turn.grandSlam.movesAgain': 'Setelah tembakan yang mengosongkan semua lubang lawan, Anda jalan lagi.',
  'turn.grandSlam.givesRest':
    'Setelah tembakan yang mengosongkan semua lubang lawan, lawan mengambil semua biji yang tersisa.',

  'claim.count.anywhere':
    'Jika biji terakhir membuat sebuah lubang berisi {count} biji, Anda mengklaimnya untuk seterusnya: bijinya tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.count.opponents':
    'Jika biji terakhir membuat lubang lawan berisi {count} biji, Anda mengklaimnya untuk seterusnya: bijinya tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.count.own':
    'Jika biji terakhir membuat lubang Anda sendiri berisi {count} biji, Anda mengklaimnya untuk seterusnya: bijinya tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.countOrPair.anywhere':
    'Jika biji terakhir membuat sebuah lubang berisi {count} biji, Anda mengklaimnya untuk seterusnya, bersama lubang sebelumnya jika berisi {fewer}; begitu pula jika lubang sebelumnya berisi {count} dan lubang biji terakhir {fewer}. Biji ini tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.countOrPair.opponents':
    'Jika biji terakhir membuat lubang lawan berisi {count} biji, Anda mengklaimnya untuk seterusnya, bersama lubang sebelumnya jika berisi {fewer}; begitu pula jika lubang sebelumnya berisi {count} dan lubang biji terakhir {fewer}. Biji ini tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.countOrPair.own':
    'Jika biji terakhir membuat lubang Anda sendiri berisi {count} biji, Anda mengklaimnya untuk seterusnya, bersama lubang sebelumnya jika berisi {fewer}; begitu pula jika lubang sebelumnya berisi {count} dan lubang biji terakhir {fewer}. Biji ini tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.across':
    'Jika biji terakhir jatuh di lubang kosong Anda yang berhadapan dengan lubang berisi {count} biji, Anda mengklaim keduanya untuk seterusnya: bijinya tidak lagi diambil atau ditembak, dan dihitung untuk Anda.',
  'claim.closing.anywhere':
    'Jika biji terakhir membuat sebuah lubang berisi {count} biji, Anda menutupnya untuk seterusnya dan langsung menaburkan bijinya. Biji yang Anda bawa ke lubang yang sudah Anda tutup keluar dari permainan dan disisihkan di lumbung Selatan; biji terakhir di sana mengakhiri giliran.',
  'claim.closing.opponents':
    'Jika biji terakhir membuat lubang lawan berisi {count} biji, Anda menutupnya untuk seterusnya dan langsung menaburkan bijinya. Biji yang Anda bawa ke lubang yang sudah Anda tutup keluar dari permainan dan disisihkan di lumbung Selatan; biji terakhir di sana mengakhiri giliran.',
  'claim.closing.own':
    'Jika biji terakhir membuat lubang Anda sendiri berisi {count} biji, Anda menutupnya untuk seterusnya dan langsung menaburkan bijinya. Biji yang Anda bawa ke lubang yang sudah Anda tutup keluar dari permainan dan disisihkan di lumbung Selatan; biji terakhir di sana mengakhiri giliran.',
  'claim.lap.severalSeeds': 'Taburan satu biji tidak mengklaim apa-apa.',
  'claim.places.notLastNorSame':
    'Anda tidak dapat mengklaim lubang terakhir lawan menurut urutan menabur, ataupun lubang yang nomornya sama dengan lubang yang diklaim lawan.',
  'claim.places.notLastNorFacing':
    'Anda tidak dapat mengklaim lubang terakhir lawan menurut urutan menabur, ataupun lubang yang berhadapan dengan lubang yang diklaim lawan.',
  'claim.places.endsAndNext':
    'Hanya lubang di ujung baris yang dapat diklaim, dan di baris lawan juga lubang di sebelahnya.',
  'claim.places.innerAndFarEnds':
    'Anda dapat mengklaim lubang Anda sendiri kecuali yang di ujung, dan lubang ujung di baris lawan.',
  'claim.places.notRightmost': 'Lubang paling kanan sebuah baris tidak dapat diklaim.',
  'claim.most.one': 'Setiap pemain hanya dapat mengklaim satu lubang.',
  'claim.fixed.rightmost':
    'Lubang paling kanan setiap pemain sudah diklaim sejak awal: bijinya tidak diambil atau ditembak, dan dihitung untuk pemain itu.',
  'claim.sowing.byBoth': 'Kedua pemain menabur ke lubang yang diklaim.',
  'claim.sowing.notByOpponent': 'Anda melompati lubang yang diklaim lawan.',
  'claim.sowing.lastByOpponent':
    'Anda melompati lubang yang diklaim lawan, kecuali dengan biji terakhir sebuah taburan.',
  'claim.lastSeed.takesTwo':
    'Jika biji terakhir jatuh di lubang yang diklaim lawan, Anda menembaknya dan satu biji lagi.',
  'claim.captured.toClaimed':
    'Biji yang ditembak masuk ke lubang yang Anda klaim, yaitu yang pertama dihitung dari kiri Selatan; tanpa lubang itu Anda tidak menembak apa-apa.',
}
