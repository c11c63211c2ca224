import { signsRead } from './sense/signs.ts'

/** Letters of other scripts that look like Latin ones, as runs of pairs: Cyrillic, Greek, phonetic and small capitals, Armenian, Cherokee, Canadian, Lisu, Coptic. */
const LOOKALIKES = new Map(
  [
    'аaбbвbгrеeёeзzиuіiїiйuкkмmнhоoпnрpсcтtуyхxѕsԁdјjһhԛqԝwьbңhғfүyөoєeцuчhшwщwъbыbэeюuяrґrлnіiӏl',
    'αaβbγyδdεeζzηnθoιiκkμuνvοoπnρpσoςsτtυuφoχxωw',
    'ɑaɡgıiłløođdħhŧtʀrʏyɪiɴnʟlʜhɢgʙbᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜱsɔcəeɛeꜰfʙbꞯqƒfſsʋuʊuɴnıiȷjɩiᴇeƅbʂsƙkƈcɓbɗdɠgƥpƭtʈtɖdʐz×x∂d∑eπn∩nυu⊂cɒaɐaʇtʌvʍwʎyɯmɹrɥhʞkꞁl',
    'ոnօoհhցgզqյjաwքpեeէtսuƽsւiլlկk',
    'ᎪaᏴbᏟcᎠdᎬeᎰfᏀgᎻhᏆiᎫjᏦkᏞlᎷmᏁnᎤoᏢpᎡrᏚsᎢtᏌuᏙvᎳwᎩyᏃzᎾoᏅoᏫoᎥiᏂhᏒrᏕsᏨcᏋe',
    'ᗩaᗷbᑕcᗪdᗴeᖴfᘜgᕼhᓰiᒍjᛕkᒪlᗰmᑎnᑭpᖇrᔕsᑌuᐯvᗯw᙭xᗅaᗞdᐪtᒥrᕮeᘔz',
    'ꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz',
    'ⲁaⲃbⲥcⲇdⲉeⲏhⲓiⲕkⲙmⲛnⲟoⲣpⲧtⲩuⲭxⲱw',
  ].flatMap((run) =>
    [...run].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter.toLowerCase(), all[at + 1] ?? ''] as const] : [])),
  ),
)
export const LEET: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't', '€': 'e', '£': 'l', '¢': 'c', '|': 'i', '§': 's' },
}

const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Letters in squares, circles and flags, which NFKC leaves as they are. */
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu

/** What a reader would see: full-width letters narrowed, invisible and control characters gone. */
export function visible(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(CONTROL, ' ')
}

function unboxed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return String.fromCharCode(97 + (code - (code < 0x1f170 ? 0x1f150 : code < 0x1f1e6 ? 0x1f170 : 0x1f1e6)))
}

/** Lower case, look-alikes replaced, diacritics taken off. */
export function folded(text: string): string {
  const lower = signsRead(visible(text)).toLowerCase()
  if (/^\p{ASCII}*$/u.test(lower)) return lower
  return lower
    .replace(ENCLOSED, unboxed)
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** A folded text as words with one space between them, and " . " where a sentence ends: what phrases are looked for in. */
export function flattened(foldedText: string): string {
  return foldedText
    .replace(/['’‘`´]/g, '')
    .replace(/[.!?\n]+/g, ' . ')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()
}

const CYRILLIC = Object.fromEntries(
  [...'абвгдезийклмнопрстуфхыіэ'].map((letter, at) => [letter, 'abvgdeziiklmnoprstufhyie'.charAt(at)]),
)

/** The words of a text that are wholly Cyrillic, in Latin letters by their sound: somebody may write a word that way which others know. */
export function transliterated(text: string): string[] {
  const words = text.toLowerCase().match(/(?<!\p{L})\p{Script=Cyrillic}{3,30}(?!\p{L})/gu) ?? []
  return words.map((word) => word.replace(/./gu, (letter) => CYRILLIC[letter] ?? ''))
}
