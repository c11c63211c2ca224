const STEMS = [
  '',
  ...['prv', 'druh', 'tret', 'štvrt', 'piat', 'šiest', 'siedm', 'ôsm', 'deviat', 'desiat'],
  ...['jedenást', 'dvanást', 'trinást', 'štrnást', 'pätnást', 'šestnást', 'sedemnást', 'osemnást', 'devätnást'],
]
const TENS: Record<number, string> = { 2: 'dvadsiat', 3: 'tridsiat', 4: 'štyridsiat', 5: 'päťdesiat' }
const MONTHS = /^\s+(januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra)/iu

/** “7. hodine” → “siedmej”: the ending is told by the noun's. Beyond 59 the number itself is left to the engine. */
export function ordinal(number: number, rest: string): string {
  const noun = /^\s+(\p{L}+)/u.exec(rest)?.[1] ?? ''
  const [hard, soft] = ending(noun, MONTHS.test(rest))
  const said = (stem: string) => (stem === 'tret' ? stem + soft : stem + (isLong(stem) ? shortOf(hard) : hard))
  const tens = TENS[Math.floor(number / 10)]
  const stem = STEMS[number]
  if (stem) return said(stem)
  if (!tens) return String(number)
  return number % 10 === 0 ? said(tens) : `${said(tens)} ${said(STEMS[number % 10] as string)}`
}

/** Endings of an adjective after a hard stem and after a soft one. */
function ending(noun: string, isMonth: boolean): [string, string] {
  if (isMonth) return ['ého', 'ieho']
  if (/[aá]$/u.test(noun)) return ['á', 'ia']
  if (/[eiy]$/u.test(noun)) return ['ej', 'ej']
  if (/u$/u.test(noun)) return ['ú', 'iu']
  return ['ý', 'í']
}

/** After a long syllable a Slovak ending is short. */
function isLong(stem: string): boolean {
  return /(i[ae]\p{L}+|ô\p{L}+|á\p{L}+)$/u.test(stem)
}

function shortOf(ending: string): string {
  return { á: 'a', ú: 'u', ý: 'y', ého: 'eho' }[ending] ?? ending
}

/** “2 ryby” → “dve”: one and two agree with what is counted; its ending mostly tells. */
export function counted(digits: string, rest: string): string {
  const noun = /^\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (digits === '1') {
    if (/[aá]$/u.test(noun)) return 'jedna'
    return /[oeé]$/u.test(noun) ? 'jedno' : digits
  }
  if (digits !== '2' || noun === '') return digits
  if (
    /(á|čka|tka|ice|nice|ačky|ičky|nky|tky|šky|lky|vky|iny|úty|undy|ody|uny|ily|íly|oly|ovy|ezdy|ryby|ženy|hory)$/u.test(
      noun,
    )
  )
    return 'dve'
  if (
    /^(deti|veci|noci|kosti|myši|postele|perie|ruky|nohy|oči|uši|sestry|mamy|rieky|lúky|knihy|vlny|vrany)$/u.test(noun)
  )
    return 'dve'
  return /(ovia|[^aeiou]ia|ci|si)$/u.test(noun) ? 'dvaja' : digits
}

/** “3,5” → “3 celé 5”. */
export function decimal(whole: number, part: string): string {
  const unit = whole === 1 || whole === 0 ? 'celá' : whole < 5 ? 'celé' : 'celých'
  return `${whole === 1 ? 'jedna' : whole === 2 ? 'dve' : whole} ${unit} ${part}`
}
