import type { MeasureCraft } from '../../craft/measures.ts'

/** Syllables of a Slovak word: vowels and diphthongs, and syllabic r or l between consonants; at least 1. */
function slovakSyllables(word: string): number {
  const vowels = word.match(/i[aeu]|ô|[aáäeéiíoóuúyý]/g)?.length ?? 0
  const syllabic = word.match(/(?<![aáäeéiíoóuúyýô])[rŕlĺ](?![aáäeéiíoóuúyýôrl])/g)?.length ?? 0
  return Math.max(1, vowels + (vowels === 0 || /[^aáäeéiíoóuúyýô][rŕlĺ][^aáäeéiíoóuúyýô]/.test(word) ? syllabic : 0))
}

export const measures: MeasureCraft = {
  wordShare: 0.85,
  sentences: [
    [4.5, 8],
    [5.5, 9],
    [7, 11],
    [8, 13],
  ],
  // Only the lower bound counts.
  readability: [
    [38.5, 60],
    [37, 60],
    [35, 60],
    [33, 60],
  ],
  syllables: slovakSyllables,
  score: (wordsASentence, syllablesAWord, variety) => 50 - syllablesAWord * wordsASentence * variety,
  isTooHard: (score, [lowest]) => score < lowest - 5,
  calm: `spí spa_ spal spi_ spia zasp zaspá spán sny_ snov snoch sen_ ticho tich ticš jemn mäkk mäkuč tepl hrej hrial prikr perin vankúš poste mesiac mesiač hviezd zív pomal pomaly
      pokoj šep pošep objal objím pritúl pohlad hlad domov_ domova_ domove_ domovom_ doma noc_ noci nôc dobrú oddych odpoč bezpeč usm dých unaven ospal uspáv hniezd večer
      brlôž zavr zatv pobozk lampáš lampk svetielk drie snív tíš tíc stíc utíc ulož ľahl ľah leží viečk schúl láskav mäk`,
  energy: `bež behal utek skoč skák vyskoč krič zvol zakrič krik vrešt náhle zrazu odrazu rých buch tresk rach hrm búr boj bál_ báť strach zľak
      naľak nebezpeč naháň chyt hod hodil letel vzliet vtrh vybeh útok útoč zúr hnev nahnev ponáhľ smial smiech smej tancov pišť plak padol spad vrav
      čľup fŕk kýchn hop poskak šmyk kotúľ zvon cink rinč štikút dup vtip hlasn hlasno chich lez liez`,
  tokensAWord: 2.5,
}
