import { presentOf } from '../morphology/verbs.ts'

/** What agrees with a person and is no verb: right for one child and wrong for the next. */
const AGREES = /^(?:sám|sama|samo|rád|rada|rado|sami|samy|obaja|obe|všetci|všetky)$/u
const PAST = /\p{L}{2,}[aáäeéiíoóuúyý](?:l|la|lo|li)$/u
/** Nouns and other words that only end like a past tense. */
const NO_VERB =
  /(?:^|[^\p{L}])(?:ale|malý|malá|malé|celý|skala|škola|veľa|mala|sila|bola|pol|stôl|vôl|uhol|popol|kotol|orol|anjel|spala)$/u

/** Words outside what is said and outside the marks that ought to have been slots: finite pasts and words that agree with somebody. */
export function bare(text: string): string[] {
  const plain = text.replace(/„[^“]*“/gu, ' ').replace(/\[[^\]]*\]/gu, ' ')
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter(
    (word) => AGREES.test(word) || (PAST.test(word) && !NO_VERB.test(word) && presentOf(word) !== undefined),
  )
}
