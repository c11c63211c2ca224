/** What a story may touch, but gently, and how parents write of it in either language. */
const GENTLY: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['war', /(?<!\p{L})(?:wars?|vojn(?:a|y|e|u|ou|ách|ami)|vojen)(?!\p{L})/iu],
  [
    'fight',
    /(?<!\p{L})(?:(?:fight|battle|duel)(?:s|ing)?|súboj\p{L}{0,4}|bitk(?:a|y|e|u|ou)|(?:bojuje|bojujú|bojovať|bojoval[aio]?)(?! (?:s|so|proti) (?:rakovin|leukémi|chorob|kašľ|nádch|vírus|horúčk|chrípk))|bije sa|bijú sa)(?!\p{L})/iu,
  ],
  [
    'weapon',
    /(?<!\p{L})(?:swords?|knives|daggers?|axes|meč(?:a|u|om|i|e|ov|mi|och)?|nôž|nož(?:a|u|om|i|e|ov|mi|och)|seker(?:a|y|e|u|ou)|dýk(?:a|y|e|u|ou))(?!\p{L})/iu,
  ],
  ['rude', /(?<!\p{L})(?:farts?|farting|poo jokes?|prd(?:y|ov|í|iť|ela|om)?)(?!\p{L})/iu],
  [
    'brand',
    /(?<!\p{L})(?:frozen|spider-?\s?m[ae]n\p{L}{0,3}|(?:batman|superman|iron ?man|hulk)\p{L}{0,3}|pik[ao]chu|pok[eé]mon\p{L}{0,3}|peppa|paw patrol|labkov\p{L}{1,3} patrol\p{L}{1,3}|mickey mouse|minnie|harry potter\p{L}{0,3}|minecraft\p{L}{0,2}|roblox\p{L}{0,2}|fortnite)(?!\p{L})|(?<!\p{L})els[aeuy](?!\p{L})/iu,
  ],
  [
    'loss',
    /(?<!\p{L})(?:died|dies|dying|death|funeral|passed away|zomrel\p{L}{0,2}|umrel\p{L}{0,2}|pohreb\p{L}{0,4}|smrť\p{L}{0,3}|smrti)(?!\p{L})/iu,
  ],
  [
    'separation',
    /(?<!\p{L})(?:divorc\p{L}{0,5}|two (?:houses|homes)|rozvod\p{L}{0,4}|rozvied\p{L}{0,6}|dva domovy|dvoch domoch)(?!\p{L})/iu,
  ],
  [
    'illness',
    /(?<!\p{L})(?:hospital|surgery|operation|shot at the doctor|vaccin\p{L}{0,7}|nemocnic\p{L}{0,4}|operáci\p{L}{0,4}|očkovan\p{L}{0,4}|injekci\p{L}{0,4}|cancer|rakovin\p{L}{1,3}|leukémi\p{L}{1,3})(?!\p{L})/iu,
  ],
  [
    'bullying',
    /(?<!\p{L})(?:bull(?:y|ied|ying|ies)|teas(?:e|ed|ing)|call(?:s|ed)? (?:her|him|them) names|posmieva\p{L}{0,4}|šikan\p{L}{0,6}|nadáva\p{L}{0,4})(?!\p{L})/iu,
  ],
  ['fear', /(?<!\p{L})(?:afraid|scared|nightmares?|bojí sa|sa bojí|nočn\p{L}{1,3} mor\p{L}{1,3})(?!\p{L})/iu],
]

/**
 * Why a text is told gently; "" where it needs no care. Its words stay as they are: they are read first, and whoever tells of them finds
 * gentler ones.
 */
export function gentlyBecause(text: string): string {
  return GENTLY.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
}
