import type { AreaWords } from '../../message'

export const captures: AreaWords<'captures'> = {
  one: 'sebiji buah',
  listed: '{counts} buah',
  even: 'bilangan buah yang genap',
  evenFrom: 'bilangan genap, sekurang-kurangnya {from} buah',
  listedOrEven: '{counts} buah atau bilangan buah yang genap',
  listedOrEvenFrom: '{counts} buah atau bilangan genap, sekurang-kurangnya {from} buah',

  'turn.lastInStore.moveAgain': 'Jika buah terakhir jatuh di rumah anda, anda bergerak lagi.',
  'turn.lastInStore.turnOver': 'Jika buah terakhir jatuh di rumah anda, giliran anda tamat.',
  'turn.lastInEitherStore.moveAgain': 'Jika buah terakhir jatuh di dalam rumah, anda bergerak lagi.',
  'turn.lastInEitherStore.turnOver': 'Jika buah terakhir jatuh di dalam rumah, giliran anda tamat.',
  'turn.ownEmpty.taken':
    'Jika buah terakhir jatuh di lubang kosong anda, anda menawannya bersama buah di lubang seberang.',
  'turn.ownEmpty.stays':
    'Jika buah terakhir jatuh di lubang kosong anda, anda menawan buah di lubang seberang; buah terakhir kekal di situ.',
  'turn.ownAny.taken':
    'Jika buah terakhir jatuh di salah satu lubang anda, anda menawannya bersama buah di lubang seberang.',
  'turn.ownAny.stays':
    'Jika buah terakhir jatuh di salah satu lubang anda, anda menawan buah di lubang seberang; buah terakhir kekal di situ.',
  'turn.opponentsEmpty.taken':
    'Jika buah terakhir jatuh di lubang kosong lawan, anda menawannya bersama buah di lubang seberang.',
  'turn.opponentsEmpty.stays':
    'Jika buah terakhir jatuh di lubang kosong lawan, anda menawan buah di lubang seberang; buah terakhir kekal di situ.',
  'turn.opponentsAny.taken':
    'Jika buah terakhir jatuh di salah satu lubang lawan, anda menawannya bersama buah di lubang seberang.',
  'turn.opponentsAny.stays':
    'Jika buah terakhir jatuh di salah satu lubang lawan, anda menawan buah di lubang seberang; buah terakhir kekal di situ.',
  'turn.emptyOpposite.nothing': 'Jika lubang seberang kosong, tiada yang ditawan.',
  'turn.emptyOpposite.takeLast':
    'Jika lubang seberang kosong, anda tetap menawan lubang tempat buah terakhir jatuh.',
  'turn.acrossCounts.captureCounts': 'Lubang seberang hanya ditawan jika berisi {counts}.',
  'turn.acrossAfter.opponentsSown':
    'Jika gerakan anda tidak mengubah mana-mana lubang lawan, buah terakhir di lubang kosong anda tidak menawan apa-apa, tetapi anda bergerak lagi.',
  'turn.lastInOpponents.captureCounts':
    'Jika buah terakhir menjadikan lubang lawan berisi {counts}, anda menawan lubang itu.',
  'turn.lastInOwn.captureCounts':
    'Jika buah terakhir menjadikan lubang anda sendiri berisi {counts}, anda menawan lubang itu.',
  'turn.lastOnSingle.captureOpposite':
    'Jika buah terakhir jatuh di lubang anda yang sebelum itu berisi tepat sebiji buah, anda menawan kedua-duanya dan buah di lubang seberang.',
  'turn.lastHole.take':
    'Jika tiada yang lain ditawan, anda mengambil semua buah di lubang tempat buah terakhir jatuh.',
  'turn.lastHole.takeEqual':
    'Jika tiada yang lain ditawan dan lubang tempat buah terakhir jatuh berisi sama banyak dengan lubang seberang, anda mengambil kedua-duanya.',
  'turn.gap.captureBeyond':
    'Jika taburan berakhir betul-betul sebelum lubang kosong, anda menawan lubang selepasnya.',
  'turn.gap.captureBeyondFilled':
    'Jika buah terakhir jatuh di lubang berisi, betul-betul sebelum lubang kosong, anda menawan lubang selepas lubang kosong itu.',
  'turn.nextHole.takeAtCount':
    'Apabila taburan berakhir, anda menawan lubang berikutnya jika berisi {counts}.',
  'turn.nextHole.takeFromOpponents':
    'Apabila taburan berakhir di baris lawan, anda menawan lubang berikutnya.',
  'turn.sweep.opponentsCounts':
    'Jika buah terakhir jatuh di baris lawan atau di lubang paling kanan anda, anda menawan semua lubang lawan yang berisi {counts}.',
  'turn.takesToo.opposite': 'Anda turut mengambil lubang di seberang lubang pertama yang ditawan.',
  'turn.takesToo.eachOpposite': 'Anda turut mengambil lubang di seberang setiap lubang yang ditawan.',
  'turn.takesToo.opponentsCounts':
    'Apabila menawan, anda turut mengambil semua lubang lawan yang berisi {counts}.',
  'turn.takesToo.lastHole': 'Apabila menawan, anda turut mengambil lubang tempat buah terakhir jatuh.',
  'turn.chain.backward':
    'Lubang yang ditabur sejurus sebelum lubang yang ditawan turut ditawan, selagi setiap satu memenuhi syarat yang sama.',
  'turn.chain.onward':
    'Lubang selepas lubang yang ditawan turut ditawan, selagi setiap satu memenuhi syarat yang sama.',
  'turn.chain.clockwise':
    'Lubang berikutnya mengikut arah jam, tidak kira arah taburan, turut ditawan selagi layak.',
  'turn.chain.emptyThenAny':
    'Hanya kali pertama menawan ke seberang memerlukan lubang kosong; rantaian diteruskan dari mana-mana lubang.',
  'turn.chainMost': 'Satu rantaian menawan paling banyak {count} lubang kesemuanya.',
  'turn.chainSides.bothSides': 'Rantaian boleh melalui kedua-dua baris.',
  'turn.singleSeed.capturesNothing': 'Taburan sebiji buah tidak menawan apa-apa.',
  'turn.capturesAfter': 'Tiada yang ditawan dalam {count} giliran pertama {round}.',
  'turn.starterWaits.untilOtherCaptures':
    'Pemain yang memulakan {round} tidak boleh menawan atau menuntut apa-apa sebelum lawannya berbuat demikian.',
  'turn.afterCapture.moveAgain': 'Selepas menawan, anda bergerak lagi.',
  'turn.afterCapture.moveAgainOnce':
    'Selepas menawan, anda bergerak lagi, tetapi sekali sahaja setiap giliran.',
  'turn.afterCapture.sowOn':
    'Selepas menawan, taburan disambung dari lubang buah terakhir, atau dari lubang berikutnya jika lubang itu ditawan; jika kosong, giliran tamat.',
  'turn.afterCapture.relayOn': 'Selepas menawan, taburan disambung seolah-olah tiada yang ditawan.',
  'turn.noMove.pass':
    'Giliran pemain yang tidak dapat bergerak dilangkau; apabila kedua-duanya tidak dapat bergerak, {round} tamat.',
  'turn.noMove.roundEnds': 'Apabila seorang pemain tidak dapat bergerak, {round} tamat.',
  'turn.mustFeed.yes':
    'Jika semua lubang lawan kosong, anda mesti membuat gerakan yang meninggalkan buah di situ.',
  'turn.mustFeed.ifPossible':
    'Jika semua lubang lawan kosong, anda mesti membuat gerakan yang meninggalkan buah di situ, jika ada.',
  'turn.mustFeed.giveOne':
    'Jika semua lubang lawan kosong dan salah satu lubang anda berisi dua buah atau lebih, berikan dahulu sebiji buah dari lubang seperti itu ke lubang paling kiri lawan; kemudian bergerak.',
  'turn.grandSlam.void': 'Jika menawan akan mengosongkan semua lubang lawan, tiada apa-apa yang ditawan.',
  'turn.grandSlam.forbidden':
    'Anda tidak boleh membuat gerakan yang menawan sehingga semua lubang lawan kosong.',
  'turn.grandSlam.ifForced':
    'Anda hanya boleh membuat gerakan yang menawan sehingga semua lubang lawan kosong jika tiada gerakan lain.',
  'turn.grandSlam.leavesRight':
    'Jika menawan beberapa lubang akan mengosongkan semua lubang lawan, lubang yang paling kanan bagi anda ditinggalkan.',
  'turn.grandSlam.leavesLeft':
    'Jika menawan beberapa lubang akan mengosongkan semua lubang lawan, lubang yang paling kiri bagi anda ditinggalkan.',
  'turn.grandSlam.movesAgain': 'Selepas menawan sehingga semua lubang lawan kosong, anda bergerak lagi.',
  'turn.grandSlam.givesRest':
    'Selepas anda menawan sehingga semua lubang lawan kosong, lawan mengambil semua baki buah.',

  'claim.count.anywhere':
    'Jika buah terakhir menjadikan sebuah lubang berisi {count} buah, anda menuntutnya buat selamanya: buahnya tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.count.opponents':
    'Jika buah terakhir menjadikan lubang lawan berisi {count} buah, anda menuntutnya buat selamanya: buahnya tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.count.own':
    'Jika buah terakhir menjadikan lubang anda sendiri berisi {count} buah, anda menuntutnya buat selamanya: buahnya tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.countOrPair.anywhere':
    'Jika buah terakhir menjadikan sebuah lubang berisi {count} buah, anda menuntutnya buat selamanya, bersama lubang sebelumnya jika berisi {fewer}; begitu juga jika lubang sebelumnya berisi {count} dan lubang buah terakhir {fewer}. Buah ini tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.countOrPair.opponents':
    'Jika buah terakhir menjadikan lubang lawan berisi {count} buah, anda menuntutnya buat selamanya, bersama lubang sebelumnya jika berisi {fewer}; begitu juga jika lubang sebelumnya berisi {count} dan lubang buah terakhir {fewer}. Buah ini tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.countOrPair.own':
    'Jika buah terakhir menjadikan lubang anda sendiri berisi {count} buah, anda menuntutnya buat selamanya, bersama lubang sebelumnya jika berisi {fewer}; begitu juga jika lubang sebelumnya berisi {count} dan lubang buah terakhir {fewer}. Buah ini tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.across':
    'Jika buah terakhir jatuh di lubang kosong anda yang bertentangan dengan lubang berisi {count} buah, anda menuntut kedua-duanya buat selamanya: buahnya tidak lagi diangkat atau ditawan, dan dikira untuk anda.',
  'claim.closing.anywhere':
    'Jika buah terakhir menjadikan sebuah lubang berisi {count} buah, anda menutupnya buat selamanya dan terus menabur buahnya. Buah yang anda bawa ke lubang yang telah anda tutup keluar daripada permainan dan diketepikan di rumah Selatan; buah terakhir di situ menamatkan giliran.',
  'claim.closing.opponents':
    'Jika buah terakhir menjadikan lubang lawan berisi {count} buah, anda menutupnya buat selamanya dan terus menabur buahnya. Buah yang anda bawa ke lubang yang telah anda tutup keluar daripada permainan dan diketepikan di rumah Selatan; buah terakhir di situ menamatkan giliran.',
  'claim.closing.own':
    'Jika buah terakhir menjadikan lubang anda sendiri berisi {count} buah, anda menutupnya buat selamanya dan terus menabur buahnya. Buah yang anda bawa ke lubang yang telah anda tutup keluar daripada permainan dan diketepikan di rumah Selatan; buah terakhir di situ menamatkan giliran.',
  'claim.lap.severalSeeds': 'Taburan sebiji buah tidak menuntut apa-apa.',
  'claim.places.notLastNorSame':
    'Anda tidak boleh menuntut lubang terakhir lawan mengikut turutan menabur, atau lubang yang sama nombornya dengan lubang yang dituntut lawan.',
  'claim.places.notLastNorFacing':
    'Anda tidak boleh menuntut lubang terakhir lawan mengikut turutan menabur, atau lubang yang bertentangan dengan lubang yang dituntut lawan.',
  'claim.places.endsAndNext':
    'Hanya lubang di hujung baris boleh dituntut, dan di baris lawan juga lubang di sebelahnya.',
  'claim.places.innerAndFarEnds':
    'Anda boleh menuntut lubang anda sendiri kecuali yang di hujung, dan lubang hujung di baris lawan.',
  'claim.places.notRightmost': 'Lubang paling kanan sesuatu baris tidak boleh dituntut.',
  'claim.most.one': 'Setiap pemain boleh menuntut satu lubang sahaja.',
  'claim.fixed.rightmost':
    'Lubang paling kanan setiap pemain sudah dituntut sejak awal: buahnya tidak diangkat atau ditawan, dan dikira untuk pemain itu.',
  'claim.sowing.byBoth': 'Kedua-dua pemain menabur ke dalam lubang yang dituntut.',
  'claim.sowing.notByOpponent': 'Anda melangkau lubang yang dituntut lawan.',
  'claim.sowing.lastByOpponent':
    'Anda melangkau lubang yang dituntut lawan, kecuali dengan buah terakhir sesuatu taburan.',
  'claim.lastSeed.takesTwo':
    'Jika buah terakhir jatuh di lubang yang dituntut lawan, anda menawannya dan sebiji lagi.',
  'claim.captured.toClaimed':
    'Buah yang ditawan masuk ke lubang yang anda tuntut, iaitu yang pertama dikira dari kiri Selatan; tanpa lubang itu anda tidak menawan apa-apa.',
}
