import type { Clause, Passing } from '../../src/engine/variant/clauses/clause'

/** The clauses of the games that share a list, written out so that reading the words of the rules cannot drift. */
interface SharedList {
  readonly games: readonly string[]
  readonly last: readonly Clause[]
  readonly passing?: Passing
  readonly closed?: true
}

/** The lists of all games of the catalogue. */
export const PRESET_CLAUSES: readonly SharedList[] = [
  {
    games: [
      'congkak',
      'congkak-rounds',
      'congkak-rounds-confiscate',
      'congklak',
      'dakon-russ',
      'jongkak',
      'ohvulhu',
    ],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['dakon', 'ohvalhu', 'sungka'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '0+', take: ['here', 'across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['congklak-patched'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
      { at: 'own', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['kalah', 'cross-kalah', 'kalah-cannot-move', 'cross-capt', 'random-kalah'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
    ],
  },
  {
    games: ['kalah-empty-capture'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '0+', take: ['here', 'across'] },
    ],
  },
  { games: ['kalah-alt'], last: [{ at: 'own', makes: [1], across: '1+', take: ['here', 'across'] }] },
  { games: ['waurie', 'simple-capt', 'go-empty-two', 'no-capt'], last: [{ at: 'store', then: 'again' }] },
  {
    games: ['go-empty-one', 'valah', 'tchuka-ruma'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['ns-kalah'],
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['across'] },
    ],
  },
  {
    games: [
      'awari',
      'oware-forbidden',
      'oware-leaves-left',
      'oware-leaves-right',
      'oware-gives-rest',
      'adji-kui-i',
      'cross-wari',
      'ouri',
      'oware',
      'wari',
    ],
    last: [{ at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' }],
  },
  {
    games: ['achochodi'],
    last: [{ at: 'theirs', makes: [2, 3], take: ['here'], chain: { way: 'back', at: 'any' } }],
  },
  {
    games: ['alemungula', 'cow', 'songo'],
    last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' }],
  },
  { games: ['erherhe'], last: [{ at: 'theirs', makes: [1, 3], take: ['here'], chain: 'back' }] },
  { games: ['goat'], last: [{ at: 'theirs', makes: [2], take: ['here'], chain: 'back' }] },
  {
    games: ['kale'],
    last: [{ at: 'theirs', makes: [2, 3], lifted: '2+', take: ['here'], chain: { way: 'back', at: 'any' } }],
  },
  { games: ['mangala-ii'], last: [{ at: 'theirs', makes: [2, 4, 6], take: ['here'], chain: 'back' }] },
  { games: ['mbangbi'], last: [{ at: 'theirs', makes: [2, 4], take: ['here'], chain: 'clockwise' }] },
  { games: ['micro-wari'], last: [{ at: 'theirs', makes: [1], take: ['here'] }] },
  { games: ['urim'], last: [{ at: 'theirs', makes: [2, 3, 4], take: ['here'], chain: 'back' }] },
  { games: ['al-manqala', 'bakuk'], last: [{ at: 'any', makes: [2, 4], take: ['here'], chain: 'back' }] },
  {
    games: ['bohnenspiel', 'modiar'],
    last: [{ at: 'any', makes: [2, 4, 6], take: ['here'], chain: 'back' }],
  },
  { games: ['halusa'], last: [{ at: 'own', makes: 'even', take: ['here'] }] },
  { games: ['mangala-iii'], last: [{ at: 'any', makes: [2, 4], take: ['here'] }] },
  { games: ['tihbat'], last: [{ at: 'any', makes: [2, 4, 6, 8], take: ['here'] }] },
  { games: ['vai-lung-thlan'], last: [{ at: 'any', makes: [1], take: ['here'], chain: 'back' }] },
  { games: ['bechi'], last: [{ at: 'any', makes: 'even', take: ['here'], chain: 'on' }] },
  { games: ['sow-op-dirs'], last: [{ at: 'any', makes: 'even', take: ['here'] }] },
  {
    games: ['adji-kui-ii'],
    last: [
      { at: 'theirs', makes: [4], take: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['ayo'],
    last: [
      { at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['djenon-abe', 'djenon-aboure', 'mangala-iv'],
    last: [
      { at: 'any', makes: [2, 4], take: ['here'], chain: 'back' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['hoyito-ii'],
    last: [
      { at: 'theirs', makes: [4], take: ['here'], chain: 'back', then: 'again' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['lahemay-waladat'],
    last: [
      { at: 'any', makes: [3], take: ['here'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['leb-bbut-ahbochen'],
    last: [
      { at: 'theirs', makes: [2, 4], take: ['here'], chain: 'back' },
      { at: 'any', makes: [6], then: 'relay' },
    ],
  },
  {
    games: ['mandoli'],
    last: [
      { at: 'any', makes: 'even', take: ['here'], chain: { way: 'back', most: 2 } },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['meusueb', 'motiq'],
    last: [
      { at: 'any', makes: [4], take: ['here'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['olowuka'],
    last: [
      { at: 'theirs', makes: [2, 3], take: ['here'], chain: 'back' },
      { at: 'any', makes: '4+', then: 'relay' },
    ],
  },
  {
    games: ['ot-tjin'],
    last: [
      { at: 'any', makes: [3], take: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['leab-el-akil'],
    last: [
      { at: 'any', makes: [2, 4], take: ['here', 'across'], chain: 'back' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['adi', 'ba-awa', 'namnam', 'nsa-isong', 'numnum', 'obridjie', 'rio-kadalis'],
    last: [
      { at: 'any', makes: [4], take: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['adi-ii'],
    last: [
      { at: 'any', makes: [4], take: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    passing: { at: 'own', makes: [4] },
  },
  {
    games: ['anywoli', 'lam-waladach'],
    last: [
      { at: 'any', makes: [4], take: ['here'], then: 'again' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['bule-perga'],
    last: [
      { at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' },
      { at: 'any', next: '1+', then: 'relayNext' },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['hoyito-i'],
    last: [
      { at: 'any', makes: [4], take: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    passing: { at: 'any', makes: [4] },
  },
  {
    games: ['enlightenment'],
    last: [{ at: 'any', makes: [2, 4], take: ['here'], to: 'owner' }],
    passing: { at: 'any', makes: [2, 4], to: 'owner' },
  },
  {
    games: ['ayoayo', 'dabuda', 'endodoi'],
    last: [
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['boola', 'gamacha', 'hufesay', 'ndoto', 'sadeqa', 'sadeqa-iii', 'tapata'],
    last: [
      { at: 'own', makes: [1], across: '1+', take: ['across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['giuthi'],
    last: [
      { at: 'own', makes: [1], if: ['unreached'], then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'], chain: { way: 'on', makes: [0] } },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['jodu'],
    last: [
      { at: 'own', makes: [1], across: [1, 2], take: ['across'], chain: { way: 'on', makes: '0+' } },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['lami', 'lamlameta'],
    last: [
      { at: 'own', makes: [1], across: [2], take: ['across', 'theirs'], theirs: [2] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['mbothe'],
    last: [
      { at: 'own', makes: [1], across: [2], take: ['across'], then: 'again' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['sadeqa-iv'],
    last: [
      { at: 'any', makes: [1], across: '1+', take: ['across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['tegre'],
    last: [
      { at: 'own', makes: [1], across: '1+', take: ['across'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  { games: ['depouiller'], last: [{ at: 'any', makes: [1], across: '1+', take: ['across'] }] },
  {
    games: ['ali-guli-mane'],
    last: [
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond', 'facing'], then: 'againOnce' },
    ],
  },
  {
    games: ['bay-khom', 'longbeu-a-cha', 'olinda', 'san-yao'],
    last: [
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond'], chain: 'on' },
    ],
  },
  {
    games: ['bosh'],
    last: [
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond'] },
    ],
  },
  {
    games: ['pallam-kuzhi'],
    last: [
      { at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' },
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond'] },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['pallanguli', 'raja-pasu'],
    last: [
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond'] },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['pandi'],
    last: [
      { at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' },
      { at: 'any', next: '1+', then: 'relayNext' },
      { at: 'any', next: [0], beyond: '1+', take: ['beyond', 'facing'] },
    ],
    passing: { at: 'any', makes: [4], to: 'owner' },
  },
  {
    games: ['tap-urdy'],
    last: [
      { at: 'any', next: [0], beyond: '1+', take: ['beyond'], then: 'on' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['andot'],
    last: [
      { at: 'own', hole: '2..-2', makes: [4], claim: ['here'] },
      { at: 'theirs', hole: [1, -1], makes: [4], claim: ['here'] },
    ],
  },
  {
    games: ['bao'],
    last: [
      { at: 'theirs', makes: [4], lifted: '2+', claim: ['here'] },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'], chain: { way: 'on', makes: [0] } },
      { at: 'any', makes: '2+', if: ['reached'], then: 'relay' },
    ],
  },
  {
    games: ['enkeshui'],
    last: [
      { at: 'any', makes: [4], before: [3], claim: ['here', 'before'] },
      { at: 'any', makes: [3], before: [4], claim: ['here', 'before'] },
      { at: 'any', makes: [4], claim: ['here'] },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'], chain: { way: 'on', makes: [0] } },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['gabata', 'weg', 'sadeqa-ii'],
    last: [
      { at: 'theirs', makes: [4], claim: ['here'] },
      { at: 'claimed', take: ['two'], then: 'again' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['krur'],
    last: [
      { at: 'theirs', makes: [4], claim: ['here'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['leyla-gobale'],
    last: [
      { at: 'own', makes: [1], across: [3], claim: ['here', 'across'] },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
    ],
  },
  {
    games: ['qelat'],
    last: [
      { at: 'own', hole: [1, -1], makes: [4], claim: ['here'] },
      { at: 'theirs', hole: [1, 2, -2, -1], makes: [4], claim: ['here'] },
      { at: 'any', makes: [4], take: ['here'] },
    ],
  },
  {
    games: ['qelat-ii'],
    last: [
      { at: 'any', makes: [4], claim: ['here'] },
      { at: 'claimed', take: ['two'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['rath'],
    last: [
      { at: 'claimed', take: ['two'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  {
    games: ['toguz-kumalak'],
    last: [
      { at: 'theirs', hole: '1..-2', makes: [3], if: ['firstClaim', 'notSame'], claim: ['here'] },
      { at: 'theirs', makes: 'even', take: ['here'] },
    ],
  },
  {
    games: ['toguz-xorgol'],
    last: [
      { at: 'theirs', hole: '2..-1', makes: [3], if: ['firstClaim', 'notFacing'], claim: ['here'] },
      { at: 'theirs', makes: 'even4+', take: ['here'] },
    ],
  },
  {
    games: ['nambayi'],
    last: [
      { at: 'theirs', makes: [4], claim: ['here'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    closed: true,
  },
  {
    games: ['deka'],
    last: [
      { at: 'theirs', hole: '1..-2', makes: [3], claim: ['here'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    closed: true,
  },
  {
    games: ['embeli'],
    last: [
      { at: 'theirs', hole: '1..-2', makes: [4], claim: ['here'], then: 'relay' },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
    closed: true,
  },
  {
    games: ['no-sides-child'],
    last: [
      { at: 'any', makes: [4], claim: ['here'] },
      { at: 'any', makes: [2], take: ['here'] },
    ],
  },
  { games: ['adji-boto'], last: [{ at: 'any', next: [1, 3, 5], take: ['next'], chain: 'on' }] },
  { games: ['gelech', 'huroy'], last: [] },
  {
    games: ['je-ki-n-je'],
    last: [
      { at: 'any', makes: '2+', then: 'relay' },
      { at: 'theirs', next: '1+', take: ['next', 'here'] },
    ],
  },
  {
    games: ['kara'],
    last: [
      { at: 'theirs', take: ['theirs'], theirs: [2, 4, 6] },
      { at: 'own', hole: [-1], take: ['theirs'], theirs: [2, 4, 6] },
    ],
  },
  { games: ['sokusowo'], last: [{ at: 'any', makes: '2+', then: 'relay' }] },
  { games: ['voleur'], last: [{ at: 'any', makes: '1+', take: ['here'] }] },
  {
    games: ['mangala-i'],
    last: [
      { at: 'any', makes: '1+', across: 'same', take: ['here', 'across'] },
      { at: 'any', makes: '2+', then: 'relay' },
    ],
  },
  { games: ['eson-xorgol'], last: [{ at: 'any', makes: '2+', next: [0], beyond: '1+', take: ['beyond'] }] },
  { games: ['no-sides'], last: [{ at: 'any', makes: [2], take: ['here'] }] },
]
