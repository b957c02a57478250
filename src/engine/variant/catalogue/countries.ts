/** Where a game is at home, and who says so. */
interface Home {
  /** By ISO 3166 code. */
  readonly countries: readonly string[]
  readonly source: string
}

const chen = { source: 'Chen et al. 2022' }
const donkers = { source: 'Donkers et al. 2000' }
const games = { source: 'Mancala World, “Traditional mancala games”' }
const names = { source: 'Mancala World, “Names”' }
const list = { source: 'Wikipedia, “List of mancala games”' }
const mancala = { source: 'Wikipedia, “Mancala”' }
const nigeria = { source: 'Climent 2014, Ayo olopon & other games' }
const champion = { source: 'Wikipedia, “William Julius Champion Jr.”' }

/** The countries of games whose sources name them; of others, only regions are known. */
const HOMES: Readonly<Record<string, Home>> = {
  congkak: { countries: ['MY', 'SG', 'BN', 'ID'], ...chen },
  'congkak-rounds': { countries: ['MY', 'SG', 'BN', 'ID'], ...chen },
  'congkak-rounds-confiscate': { countries: ['MY', 'SG', 'BN', 'ID'], ...chen },
  congklak: { countries: ['ID'], source: 'Wikipedia, “Southeast Asian mancala”' },
  'congklak-patched': { countries: ['ID'], source: 'Wikipedia, “Southeast Asian mancala”' },
  dakon: { countries: ['ID'], ...donkers },
  'dakon-russ': { countries: ['ID'], ...donkers },
  ohvalhu: { countries: ['MV'], ...donkers },
  ohvulhu: { countries: ['MV'], ...donkers },
  sungka: { countries: ['PH'], ...donkers },
  kalah: { countries: ['US'], ...champion },
  'kalah-empty-capture': { countries: ['US'], ...champion },
  'kalah-alt': { countries: ['US'], ...champion },
  'kalah-cannot-move': { countries: ['US'], ...champion },
  oware: { countries: ['GH'], ...list },
  'oware-forbidden': { countries: ['GH'], ...list },
  'oware-leaves-left': { countries: ['GH'], ...list },
  'oware-leaves-right': { countries: ['GH'], ...list },
  'oware-gives-rest': { countries: ['GH'], ...list },
  awari: { countries: ['GH'], ...list },
  wari: { countries: ['AG'], source: 'The St Kitts Nevis Observer, 5 May 2021' },
  achochodi: { countries: ['CI'], ...games },
  adi: { countries: ['GH'], ...games },
  'adi-ii': { countries: ['GH'], ...games },
  'ba-awa': { countries: ['GH'], ...games },
  ayo: { countries: ['NG'], ...list },
  ayoayo: { countries: ['NG', 'BJ', 'GH'], ...games },
  jodu: { countries: ['NG'], ...nigeria },
  'je-ki-n-je': { countries: ['NG'], ...nigeria },
  olowuka: { countries: ['NG'], ...nigeria },
  sokusowo: { countries: ['NG'], ...nigeria },
  'nsa-isong': { countries: ['NG'], source: 'nsa-isong.blogspot.com' },
  ouri: { countries: ['CV'], ...names },
  urim: { countries: ['CV'], ...names },
  songo: { countries: ['CM', 'GQ', 'GA'], source: 'Mancala World, “Songo Ewondo”' },
  mbangbi: { countries: ['CM'], ...names },
  kale: { countries: ['GA'], ...list },
  deka: { countries: ['CD'], ...names },
  embeli: { countries: ['CD'], ...names },
  nambayi: { countries: ['CD'], ...names },
  alemungula: { countries: ['ET'], ...games },
  anywoli: { countries: ['ET', 'SD'], ...games },
  andot: { countries: ['SD'], ...games },
  gabata: { countries: ['ET', 'ER'], ...mancala },
  giuthi: { countries: ['KE'], source: 'Mancala World, “Giuthi”' },
  endodoi: { countries: ['KE', 'TZ'], source: 'Wikipedia, “Endodoi”' },
  enkeshui: { countries: ['KE', 'TZ'], source: 'Wikipedia, “Enkeshui”' },
  'leyla-gobale': { countries: ['SO'], source: 'Wikipedia, “Enkeshui”' },
  bakuk: { countries: ['MA'], ...games },
  krur: { countries: ['MR', 'EH'], source: 'Wikimanqala, “Krur”' },
  'al-manqala': { countries: ['PS'], ...list },
  bohnenspiel: { countries: ['DE', 'EE'], source: 'Wikipedia, “Das Bohnenspiel”' },
  mandoli: { countries: ['GR'], ...list },
  'hoyito-i': { countries: ['DO'], source: 'Wikipedia, “Hoyito”' },
  'hoyito-ii': { countries: ['DO'], source: 'Wikipedia, “Hoyito”' },
  'adji-boto': { countries: ['SR'], ...list },
  'ali-guli-mane': { countries: ['IN'], ...list },
  'longbeu-a-cha': { countries: ['IN'], ...list },
  'vai-lung-thlan': { countries: ['IN'], source: 'Wikipedia, “Vai Lung Thlan”' },
  pallanguli: { countries: ['IN', 'LK'], source: 'awale.info, “South Asia”' },
  'pallam-kuzhi': { countries: ['IN', 'LK'], source: 'awale.info, “South Asia”' },
  olinda: { countries: ['LK'], source: 'de Voogt 2000, Mancala boards in the National Museums of Colombo' },
  'bay-khom': { countries: ['KH'], ...list },
  'mangala-turkey': { countries: ['TR'], source: 'World Ethnosport Confederation, “Mangala”' },
  'toguz-kumalak': { countries: ['KZ'], ...mancala },
  'toguz-xorgol': { countries: ['KG'], ...mancala },
  hus: { countries: ['NA'], ...list },
  'hus-nama': { countries: ['NA'], ...list },
  owela: { countries: ['NA'], source: 'Wikipedia, “Owela Museum”' },
  omweso: { countries: ['UG'], ...list },
  'muvalavala-quioco': { countries: ['AO'], ...names },
  muvalavala: { countries: ['AO'], ...names },
  kisolo: { countries: ['CD'], ...names },
  lisolo: { countries: ['CD'], ...names },
  katra: { countries: ['MG'], source: 'Mancala World, “Katra Fandatsaka”' },
  'katra-boaoaka': { countries: ['MG'], source: 'Mancala World, “Katra Fandatsaka”' },
  tsoro: { countries: ['ZW'], source: 'ludii.games, “Tsoro”' },
  'tsoro-reentered': { countries: ['ZW'], source: 'ludii.games, “Tsoro”' },
  chisolo: {
    countries: ['ZM'],
    source: 'Smith and Dale 1920, The Ila-Speaking Peoples of Northern Rhodesia',
  },
  namudilakunze: {
    countries: ['ZM'],
    source: 'Smith and Dale 1920, The Ila-Speaking Peoples of Northern Rhodesia',
  },
  moruba: { countries: ['ZA'], source: 'Wikipedia, “Moruba”' },
  nchayo: { countries: ['MZ'], source: 'Viegas Guerreiro 1966, Os Macondes de Moçambique' },
  hawalis: { countries: ['OM'], source: 'de Voogt 2003, Hawalis in Oman' },
  'bao-ki-arabu': { countries: ['TZ'], source: 'Ingrams 1931, Zanzibar: Its History and Its People' },
  'bao-ki-arabu-ii': { countries: ['TZ'], source: 'Ingrams 1931, Zanzibar: Its History and Its People' },
}

/** The countries of a preset, and who names them; null where only regions are known. */
export function homeOf(id: string): Home | null {
  return HOMES[id] ?? null
}
