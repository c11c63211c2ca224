import type { Language } from '@perinka/contract/catalog'

/** Small words that stand in nearly every sentence of a language and never in the other. */
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and is are was were of her his with who which for she he they you it my our your what when where why how that this not can cannot dont doesnt has have had will would at by from into about an'.split(
      ' ',
    ),
  ),
  sk: new Set(
    'je sa si na ze aby nech ktory ktora ktore ktori ako co kde ked lebo pri pre od po ale alebo este uz len iba sme som su bol bola bolo boli ma mu jej ho ju ich moj moja nas nasa pod nad bez ku vo zo tak keby preto sam sama o v s z k'.split(
      ' ',
    ),
  ),
}

/** Whether a flat text has none of the small words of any language of ours. */
export function isForeign(flat: string): boolean {
  return !flat.split(' ').some((word) => SMALL.en.has(word) || SMALL.sk.has(word))
}

/** Whether a flat text is so clearly in the other language that this one has nothing to say of it. */
export function isClearlyOther(flat: string, language: Language): boolean {
  const words = flat.split(' ')
  const count = (small: ReadonlySet<string>) => words.filter((word) => small.has(word)).length
  const [own, other] = language === 'en' ? [count(SMALL.en), count(SMALL.sk)] : [count(SMALL.sk), count(SMALL.en)]
  return other >= 2 && own === 0
}
