import type { Brief } from '../brief.ts'
import type { Measures } from '../craft/prompt-texts.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { MOST_SENTENCES, readabilityBand, sentenceBand, tierOf, wordBand } from '../plan/bands.ts'

/** Room for the note, for reasoning that counts as output, and for a story that runs over. */
const SPARE_TOKENS = 1500

export function measuresOf({ language, length, child }: Brief): Measures {
  const tier = tierOf(child.age)
  const words = wordBand(language, tier, length)
  const sentence = sentenceBand(language, tier)
  const sentences = MOST_SENTENCES[tier]
  const aParagraph = ((sentence[0] + sentence[1]) / 2) * Math.max(2, sentences - 1)
  return {
    age: child.age,
    tier,
    words,
    sentence: [Math.round(sentence[0]), Math.round(sentence[1])],
    readability: readabilityBand(language, tier),
    paragraphs: [Math.max(5, Math.round(words[0] / aParagraph)), Math.max(7, Math.round(words[1] / aParagraph))],
    sentences,
    tokens: Math.ceil(words[1] * 1.5 * CRAFTS[language].measures.tokensAWord) + SPARE_TOKENS,
  }
}
