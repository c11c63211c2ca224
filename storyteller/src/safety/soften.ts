import type { Language } from '@perinka/contract/catalog'

type Softening = readonly [reason: string, pattern: RegExp, gentle: Partial<Record<Language, string>>]

/**
 * What a story may touch, but gently. With words for a language, the parent's words are exchanged for them; without, they stay and only the
 * verdict says that the topic wants care. Matched against the written text, any case.
 */
const SOFTENINGS: readonly Softening[] = [
  ['war', /^.*(?<!\p{L})wars?(?!\p{L}).*$/isu, { en: 'everybody safe and close together' }],
  ['war', /^.*(?<!\p{L})(?:vojn[aeuyo]\p{L}*|vojen)(?!\p{L}).*$/isu, { sk: 'aby sme boli všetci spolu a v bezpečí' }],
  ['fight', /(?<!\p{L})(?:fight|battle|duel)(?:s|ing)?(?!\p{L})/giu, { en: 'friendly contest' }],
  ['fight', /(?<!\p{L})(?:súboj|bitk)\p{L}{0,4}(?!\p{L})/giu, { sk: 'priateľská súťaž' }],
  ['fight', /(?<!\p{L})(?:bojuje|bojujú|bojovať|bojoval[aio]?|bije sa)(?!\p{L})/giu, { sk: 'súťaží' }],
  ['weapon', /(?<!\p{L})(?:swords?|knives|daggers?|axes)(?!\p{L})/giu, { en: 'wooden spoons' }],
  ['weapon', /(?<!\p{L})(?:meč|nôž|nož|sekier|dýk)\p{L}{0,4}(?!\p{L})/giu, { sk: 'varechy' }],
  ['rude', /(?<!\p{L})(?:farts?|farting|poo jokes?)(?!\p{L})/giu, { en: 'burping frog' }],
  ['rude', /(?<!\p{L})prd(?:y|ov|í|iť|ela|om)?(?!\p{L})/giu, { sk: 'grgajúca žaba' }],
  [
    'brand',
    /(?<!\p{L})els[aeuy](?!\p{L})(?=.*(?:frozen|ľadov|ann[aouy]|olaf|spider|princ))|(?<!\p{L})frozen(?!\p{L})/giu,
    { en: 'a snow princess', sk: 'snehová princezná' },
  ],
  ['brand', /(?<!\p{L})spider-?\s?man(?!\p{L})/giu, { en: 'a climbing hero', sk: 'lezúci hrdina' }],
  [
    'brand',
    /(?<!\p{L})(?:batman|superman|iron ?man|hulk)\p{L}{0,3}(?!\p{L})/giu,
    { en: 'a kind hero in a cape', sk: 'hrdina v plášti' },
  ],
  [
    'brand',
    /(?<!\p{L})(?:pik[ao]chu|pok[eé]mon\p{L}{0,3})(?!\p{L})/giu,
    { en: 'a small yellow creature', sk: 'žlté zvieratko' },
  ],
  [
    'brand',
    /(?<!\p{L})(?:peppa pig|peppa|prasiatko peppa)(?!\p{L})/giu,
    { en: 'a cheerful little pig', sk: 'veselé prasiatko' },
  ],
  [
    'brand',
    /(?<!\p{L})(?:paw patrol|labkov\p{L}* patrol\p{L}*)(?!\p{L})/giu,
    { en: 'a team of helpful puppies', sk: 'partia šikovných šteniatok' },
  ],
  ['brand', /(?<!\p{L})(?:mickey mouse|minnie)(?!\p{L})/giu, { en: 'a merry mouse', sk: 'veselá myška' }],
  ['brand', /(?<!\p{L})harry potter(?!\p{L})/giu, { en: 'a young wizard', sk: 'mladý čarodejník' }],
  ['brand', /(?<!\p{L})(?:minecraft|roblox|fortnite)(?!\p{L})/giu, { en: 'a world of blocks', sk: 'svet z kociek' }],
  [
    'loss',
    /(?<!\p{L})(?:died|dies|dying|death|funeral|passed away|zomrel\p{L}*|umrel\p{L}*|pohreb\p{L}*|smrť\p{L}*|smrti)(?!\p{L})/iu,
    {},
  ],
  [
    'separation',
    /(?<!\p{L})(?:divorc\p{L}*|two (?:houses|homes)|rozvod\p{L}*|rozvied\p{L}*|rozviedl\p{L}*|dva domovy|dvoch domoch)(?!\p{L})/iu,
    {},
  ],
  [
    'illness',
    /(?<!\p{L})(?:hospital|surgery|operation|shot at the doctor|vaccin\p{L}*|nemocnic\p{L}*|operáci\p{L}*|očkovan\p{L}*|injekci\p{L}*)(?!\p{L})/iu,
    {},
  ],
  [
    'bullying',
    /(?<!\p{L})(?:bull(?:y|ied|ying|ies)|teas(?:e|ed|ing)|call(?:s|ed)? (?:her|him|them) names|posmieva\p{L}*|šikan\p{L}*|nadáva\p{L}*)(?!\p{L})/iu,
    {},
  ],
  ['fear', /(?<!\p{L})(?:afraid|scared|nightmares?|bojí sa|sa bojí|nočn\p{L}* mor\p{L}*)(?!\p{L})/iu, {}],
]

/** A text with such letters is Slovak, whatever language the story will be in. */
const SLOVAK_LETTER = /[áäčďéíĺľňóôŕšťúýž]/iu

/** The text with rough things exchanged for gentle ones, and why; reason "" where nothing wanted care. */
export function soften(text: string, language: Language): { text: string; reason: string } {
  let reason = ''
  let gentle = text
  for (const [why, pattern, words] of SOFTENINGS) {
    pattern.lastIndex = 0
    if (!pattern.test(gentle)) continue
    pattern.lastIndex = 0
    const [only, second] = Object.values(words)
    const instead = second === undefined ? only : words[SLOVAK_LETTER.test(text) ? 'sk' : language]
    if (instead !== undefined) gentle = gentle.replace(pattern, instead)
    reason ||= why
  }
  return { text: gentle, reason }
}
