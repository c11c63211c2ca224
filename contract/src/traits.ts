import { TRAITS, type Trait } from './catalog.ts'
import { searchable } from './names.ts'

/** Slovak words for a trait, as a noun and as an adjective without its ending. */
const SLOVAK: Record<Trait, readonly [nouns: readonly string[], adjective: string]> = {
  brave: [['odvaha', 'statočnosť'], 'odvážn'],
  adventurous: [['chuť objavovať', 'dobrodružnosť'], 'dobrodružn'],
  magical: [['čarovnosť'], 'čarovn'],
  kind: [['dobré srdce', 'láskavosť', 'dobrota'], 'láskav'],
  wise: [['múdrosť'], 'múdr'],
  helpful: [['ochota pomôcť', 'ochota'], 'ochotn'],
  friendly: [['priateľskosť'], 'priateľsk'],
  patient: [['trpezlivosť'], 'trpezliv'],
  playful: [['hravosť'], 'hrav'],
  curious: [['zvedavosť'], 'zvedav'],
}

const ENDINGS = ['ý', 'á', 'é', 'y', 'a', 'e']

const TRAIT_BY_KEY = new Map<string, Trait>(
  TRAITS.flatMap((trait) => {
    const [nouns, adjective] = SLOVAK[trait]
    const words = [trait, ...nouns, ...ENDINGS.map((ending) => adjective + ending)]
    return words.map((word) => [searchable(word), trait] as const)
  }),
)

/** The trait that an id or a parent's word of either language names ("brave", "odvaha", "odvážna"); null for any other word. */
export function traitOf(text: string): Trait | null {
  return TRAIT_BY_KEY.get(searchable(text)) ?? null
}
