/** The games on boards of four rows: what each is, what sets it apart, and how its source was read. */
export const gamesFourRows = {
  'tsoro.summary':
    'A game of Zimbabwe: relay sowing round your own two rows, with captures from an empty inner hole.',
  'tsoro.detail':
    'A capture takes the opponent’s inner hole and the outer hole behind it off the board; single seeds are moved only if there is nothing else.',
  'nchayo.summary': 'A small four-row game of the Makonde with one seed in every hole.',
  'nchayo.detail':
    'As in tsoro, a last seed in an empty inner hole captures both opposite holes; single seeds move freely.',
  'moruba.summary': 'A game of South Africa without relays: every last seed in the inner row captures.',
  'moruba.detail':
    'Whether the hole was empty or not, the opponent’s inner hole and the outer one behind it are taken; most seeds win.',
  'hus.summary': 'The game of Namibia: captured seeds are sown on at once and stay in play.',
  'hus.detail':
    'A last seed in a filled inner hole captures if both opposite holes hold seeds; who is left without a hole of two seeds loses.',
  'moruba.reading1':
    'The source does not say when the game ends; here it ends once a player has no seeds left, and each keeps those on their side.',
  'hus.reading1': 'Boards of 12 to 24 columns are known; Lumbung has up to 16.',
  'hus-nama.summary': 'The large hus of the Nama, on four rows of 16 holes.',
  'hus-nama.detail': 'Captured seeds join the hole that captured them, and all of it is sown on.',
  'hus-nama.reading1':
    'Players open with one of four moves of two seeds each; here they start with ordinary moves.',
  'owela.summary': 'A game of Angola that begins with pairs along three quarters of each player’s ring.',
  'owela.detail':
    'Captures need only the opponent’s inner hole; the captured seeds are sown on from the next hole.',
  'omweso.summary': 'The game of Uganda: captured seeds are sown again from where the capturing lap began.',
  'omweso.detail':
    'Both opposite holes must hold seeds; a lap from one of the four leftmost holes may go the other way to capture.',
  'omweso.reading1':
    'Players may arrange their 32 seeds as they like; here each starts with four in every outer hole.',
  'omweso.reading2':
    'A captured lap may meet another capture; its seeds are then sown from the same place. Winning by both end columns in one turn is left out.',
  'pereauni.summary':
    'A Ugandan relative of omweso: captured seeds go back to the hole where the lap began and are sown from there.',
  'pereauni.detail': 'Both opposite holes must hold seeds; single seeds may not be moved.',
  'pereauni.reading1': 'The simultaneous opening in the outer rows is left out.',
  'muvalavala-quioco.summary':
    'A game of the Chokwe that begins with a heap in each player’s leftmost outer hole.',
  'muvalavala-quioco.detail': 'Captured seeds are sown from the next hole on, and that ends the turn.',
  'muvalavala.summary': 'A clockwise game of the Luena with captures from an empty inner hole.',
  'muvalavala.detail': 'Each player’s first turn starts from the inner row; who cannot move loses.',
  'kisolo.summary': 'A Congolese game in which every lap first puts a seed back where it began.',
  'kisolo.detail':
    'A last seed in a filled inner hole brings in the opponent’s inner hole opposite, and everything is sown on.',
  'kisolo.reading1':
    'As described, most turns would never end, since a seed stays in every hole that is lifted. In Lumbung such a turn is taken back, and the game is a draw. At a table, agree before you begin that a turn is over after ten laps, say, wherever the last seed falls; Lumbung has no such limit.',
  'katra.summary': 'A game of Madagascar in which captured seeds join the capturing hole and travel on.',
  'katra.detail':
    'Each player keeps the direction of the first move; outer holes are captured only once the opponent’s inner row is empty.',
  'katra-boaoaka.summary': 'Katra of the Tanala: every last seed in the inner row captures and is sown on.',
  'katra-boaoaka.detail': 'Only an empty hole opposite two single seeds ends the turn.',
  'ngolo.summary': 'A Congolese game of single laps in which captured seeds change sides.',
  'ngolo.detail': 'If both opposite holes hold seeds, they are sown from the next hole of the captor on.',
  'ngolo.reading1': 'A player may give up at any time; that is left out.',
  'tsoro-reentered.summary': 'Tsoro in which captured seeds stay in the game.',
  'tsoro-reentered.detail': 'They are sown from the hole after the capturing seed, and the turn is over.',
  'nsolo.summary': 'A game of Malawi and Zambia on four rows of ten holes.',
  'nsolo.detail': 'Only each player’s rightmost inner hole starts empty; captures as in tsoro.',
  'njombwa.summary': 'A game of Malawi with two seeds in every hole but the first two of the inner row.',
  'njombwa.detail': 'Captures as in tsoro: both opposite holes leave the board.',
  'njombwa.reading1': 'Of three ways to start, this is the one with two seeds in every hole.',
  'lisolo.summary':
    'A Congolese game in which filled inner holes capture what lies opposite, inner hole, outer hole or both.',
  'lisolo.detail': 'Captured seeds leave the board; a last seed with nothing opposite is lifted and sown on.',
  'lisolo.reading1': 'Players may first arrange their seeds; here each hole starts with two.',
  'sute.summary': 'A slow game of single seeds, one in every hole but one.',
  'sute.detail':
    'A seed moves one hole on, into an empty hole; it takes an outer hole whose inner hole is empty.',
  'hawalis.summary': 'The four-row game of Oman: single laps that take the opponent’s inner hole.',
  'hawalis.detail': 'Outer holes are safe; whoever captures more seeds wins.',
  'bao-ki-arabu.summary':
    'The “Arab bao” of Zanzibar, simpler than bao la kiswahili: no reserve and no house.',
  'bao-ki-arabu.detail': 'Two seeds in every hole, relay sowing, and captures from an empty inner hole.',
  'bao-ki-arabu-ii.summary': 'The “Arab bao” with three seeds in every hole and a free choice of direction.',
  'bao-ki-arabu-ii.detail': 'An outer hole is captured even if the inner hole before it is empty.',
  'omweso-placed.summary':
    'Omweso as it is played in Uganda: the players first arrange their seeds as they like.',
  'omweso-placed.detail': 'Each has 32 seeds in hand; everything else is as in omweso.',
  'omweso-placed.reading1':
    'South places all seeds first, so that North can answer the arrangement. Winning by both end columns in one turn is left out.',
  'mweiso.summary':
    'A game of the Kagera region of Tanzania: two holes of each player are the gates for captures the other way.',
  'mweiso.detail':
    'Captured seeds go back to where the lap began; whenever a lap starts at a gate it may turn if that captures.',
  'mweiso.reading1':
    'The simultaneous opening in the outer rows is replaced by first turns from the outer row.',
  'mweiso.reading2':
    'Changing over to the other gate after a capture, and winning by both inner end holes in one turn, are left out.',
  'kubuguza.summary': 'A game of Rwanda that begins with four seeds in every inner hole.',
  'kubuguza.detail':
    'Nothing is captured in the first turns; a lap from one of four holes may turn if that captures.',
  'nsumbi.summary': 'A game of the Tabwa in which captured seeds are sown from the hole where the lap began.',
  'nsumbi.detail': 'Both opposite holes must hold seeds; nothing is captured in either player’s first turn.',
  'nsumbi.reading1':
    'The source does not say how the sowing of captured seeds ends; here it ends like any lap.',
  'tsoro-additional.summary': 'Tsoro with spoils: after a capture the player takes three more holes.',
  'tsoro-additional.detail': 'The player chooses them one by one among the opponent’s filled holes.',
  'musoro-tsoro.summary': 'Tsoro with a musoro: a relay may rest in each player’s rightmost outer hole.',
  'musoro-tsoro.detail':
    'Whoever stops there gathers seeds for a long lap later; everything else is as in tsoro.',
  'msuwa.summary': 'A game of the Nyanja on four rows of ten holes, with spoils for a double capture.',
  'msuwa.detail': 'If both opposite holes were taken, two more are taken by choice.',
  'tshuba.summary': 'A small four-row game of the Tsonga, four holes in a row.',
  'tshuba.detail': 'Each capture brings one more hole of the player’s choice; single seeds move freely.',
  'mefuvha.summary': 'The great game of the Venda, on four rows of sixteen holes.',
  'mefuvha.detail': 'Each capture brings one more hole of the player’s choice.',
  'mefuvha.reading1': 'The fixed first move, from the third hole of the inner row, is left to the players.',
  'bao-kiswahili.summary':
    'The great game of the Swahili coast: a reserve, a house with rights of its own, and two stages.',
  'bao-kiswahili.detail':
    'Each player starts with ten seeds in the inner row, six of them in the house, and 22 in hand. Captures are compulsory, and captured seeds come in from the ends of the inner row.',
  'bao-kiswahili.reading1':
    'A lap that ends in a house with six seeds stops there only while seeds are being entered; later a house that is not lost matters only for holes that alone are threatened.',
  'bao-kiswahili.reading2':
    'With fewer than six seeds a house is played like any other hole, and has its rights back with six (de Voogt); Donkers speaks of the owned house alone.',
  'bao-kiswahili.reading3':
    'Whether a row is empty is looked at when a lap is over, not while seeds are in hand.',
  'bao-kiswahili.reading4':
    'A single seed may be the hole that alone is threatened, as in Donkers; de Voogt later excluded it.',
  'bao-kiswahili.reading5':
    'Donkers forbids a turn that never ends; Lumbung stops the game after 1,000 laps, and nobody wins.',
  'bao-kiba.summary': 'Bao la kiswahili by the rules of the bao club KIBA.',
  'bao-kiba.detail':
    'As Bao la Kiswahili, but a lap that ends in a house with six seeds stops there in the second stage, too, until the house is lost.',
  'bao-kiba.reading1':
    'These rules say that a house is lost with the first harvest; we take that as the first capture of the second stage, as Donkers does.',
  'bao-kiba.reading2': 'Everything else is read as in Bao la Kiswahili.',
  'bao-congo.summary':
    'The bao of eastern Congo: a reserve, compulsory captures, and captured seeds that come in from the ends.',
  'bao-congo.detail':
    'Each player starts with one seed in every inner hole and 24 in hand; there is no house.',
  'bao-congo.reading1':
    'Captures from the four middle holes come in from the end that keeps the direction of sowing; only the first of a turn is a choice.',
  'bao-congo.reading2':
    'In the second phase a hole with two seeds or more is sown, and captures are compulsory there too.',
  'ikibuguzo.summary':
    'A relative of mweiso with a heap of seventeen seeds in each player’s rightmost outer hole.',
  'ikibuguzo.detail':
    'Captured seeds go back to where the lap began; laps from two of the holes may turn to capture.',
  'ikibuguzo.reading1':
    'Each player’s first three turns are fixed: three seeds are sown on from each of three inner holes. They have been made in this start.',
  'ikibuguzo.reading2':
    'Changing over to the other gate after a capture, and winning by both inner end holes in one turn, are left out.',
  'njombwa-heap.summary':
    'Njombwa as it was played with great heaps, which both players sow in their opening.',
  'njombwa-heap.detail': 'Captures as in tsoro: both opposite holes leave the board.',
  'njombwa-heap.reading1':
    'Each player starts with 29, 2 and 1 seeds in the leftmost outer holes. The opening is fixed: the two seeds travel until they have captured, then the 29 are sown by relay. It has been made in this start, and so the two sides differ by a seed.',
  'chisolo.summary': 'A game of the Ila of Zambia with a spoil for every capture.',
  'chisolo.detail':
    'First turns go clockwise; with the second, each player chooses a direction for good. Each capture brings one more hole of the player’s choice.',
  'namudilakunze.summary': 'A sister of chisolo in which only outer holes are captured.',
  'namudilakunze.detail':
    'An outer hole is taken if the inner hole before it is empty. First turns go clockwise; with the second, each player chooses a direction for good.',
} as const
