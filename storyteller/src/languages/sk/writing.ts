import type { WritingCraft } from '../../craft/writing.ts'

/** Czech says it so and Slovak never does. */
const CZECH_WORDS = new Set(
  `jsem jsi jsme jste jsou když protože který která které kteří kterou kterého kterým byl byla bylo byli byly být pak kdo jenom
  svou tvou jejich její nějaký nějaká řekl řekla chtěl chtěla měl měla dítě dobrou velký jenže všichni všechno všechny přes před při`.split(
    /\s+/,
  ),
)

const CZECH_LETTER = /[ěřů]/i

export const writing: WritingCraft = {
  quotes: ['„', '“'],
  foreign: /[^\p{Script=Latin}\p{P}\p{S}\p{M}\p{N}\p{Z}\p{Cf}\s]|(?<!\p{L})\p{Ll}*[öüőűßłąęśźżćńñçàèìòùâêîûãõøåœæ]/u,
  small: new Set(
    `sa si že bol bola bolo boli je sú aby keď ako ktorý ktorá ktoré pod pre pri jej jeho už ešte len čo kde tak potom na nad lebo mu ho
    ale aj nie po za od ich im má mal mala mali nič niekto niečo všetko každý tam sem teraz svoj svoju svoje svojej a o v s z k i u do`.split(
      /\s+/,
    ),
  ),
  isNeighbour: (text, words) => CZECH_LETTER.test(text) || words.some((word) => CZECH_WORDS.has(word)),
  marked: [0.1, 1],
}
