import type { WordList } from './word-list.ts'

/** Verb prefixes that a vulgar root takes. */
const PRE = '(?:do|na|po|za|vy|ob|o|pre|roz|u|od|pri|s|z|vz|ne|naj)*'
const stems = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})`)

/** Folded Slovak (and Czech, which every Slovak child understands) stems; the rest of the word is its inflection. */
export const SLOVAK: WordList = {
  words: {
    profanity:
      stems(`${PRE}jeb(?=[aeinutlmcou]|$) ${PRE}sra(?=c[kia]|[tl]|n[ieyou]|v|n$|n[a]$) (?:do|na|po|za|vy|ob)ser(?=(?:iem|ies|ie|ieme|iete|u|me|te)$)
      ${PRE}kokot ${PRE}kurv(?!at|ik) ${PRE}kurw pic(?=(?:a|u|e|i|o|ou|am|ach|ami)$|ovin|us(?:$|k)) picov ${PRE}trtk hovn(?!iv) prdel debil kreten idiot(?=[aouyi]?$|ov|sk|k)
      curak kund(?=[aouye]$|ou$|am$|ami$) zmrd mrd(?=[aeko]|$) buzer buzik chuj hajzel hajzl kripel(?=$|[aio]) suk(?=a$|y$|o$|in) rit(?=$|i$|ou$)`),
    sexual: stems(
      `sex(?!t|tet) erotic erotik porno pornogr striptiz orgaz nah(?=[aey]$|ych$|eho$|ou$) penis vagin znasiln`,
    ),
    violence:
      stems(`krv(?=[aio]?$|ou$|av|ipreliat) ${PRE}vrazd vrah(?=[aovyi]*$) zabi(?=t$|te$|j$|la$|l$|li$|je|ju$|jes|jem|tie|jak|jac) pistol zastrel(?!ok) zbran(?=$|e$|i$|ou$|ami$)
      samopal granat(?!ov) bombov(?=y$|ym|a$|e$) bomb(?=[auyo]$|ou$) mrtvol muc(?=en|i[tl]|ia) podrez terorist`),
    selfharm: stems('samovra sebaposkod'),
    drugs: stems(
      `vodk(?=[aoyu]|ou$) marihuan kokain heroin drog(?=[aouiy]?$|ami|ach|ova) opil(?=[aiyec]?$) opit(?=[yaei]$) fajc cigaret alkohol pervitin ozra(?=t|n)`,
    ),
    hate: stems('hitler nacist(?=a|u|i$|i[^t]|ov|ick) nacik cigan(?!sk[ey] barok) neger negr(?=[aiou]) nigger teplos'),
    horror: stems('horor zombi mrtvol'),
  },
  /** What collides only once diacritics are off, or has a harmless sense. */
  kept: /^(?:žab|prí[sš]er|sér|našr|pošr|odšr|prišr|nas[úu]k|súka|s[úu]kro|vŕzd|náh[lo]|pick|picn|pics|pico[lt]|rit(?:e|u)|sekt|sexte|bombón|bomba[jř]|krvav(?:ec|ca|ci)|mrdk[ay]č|sukn|sukňa|suky[ňn]|suká[čn])/u,
  harmless: [
    /\bvodn\p{L}* pistol\p{L}*/gu,
    /\bgranatov\p{L}* jabl\p{L}*/gu,
    /\bbomb\p{L}* do (?:vane|kupela)/gu,
    /\bsexteto?\b/g,
    /\bnah\p{L}* sliman\p{L}*/gu,
    /\bpistol\p{L}* na vodu/gu,
    /\bkrv\p{L}* z (?:nosa|kolena|prsta)/gu,
    /\bzabi\p{L}* (?:cas|nudu)\b/gu,
    /\bcigansk\p{L}* pecien\p{L}*/gu,
  ],
  phrases: [
    [
      'violence',
      /\btecie (?:mu |jej |im )?krv|\bdo hlavy (?:ho|mu|jej)|\b(?:strel|strieľ|striel)\p{L}* (?:do|po|na) (?:ludi|deti|neho|nej)|\bstrelba v skole|\bodsek\p{L}* (?:mu|jej|hlav)/u,
    ],
    [
      'selfharm',
      /\bzabit sa\b|\bublizit si\b|\bobes\p{L}* sa\b|\bchce (?:zomriet|umriet)\b|\bskoc\p{L}* z (?:okna|strechy|mosta)/u,
    ],
    [
      'cruelty',
      /\b(?:zje|zozerie|uniesie|zoberie) (?:vsetky |tie )?(?:zle|neposlusn\p{L}*) (?:deti|chlapc\p{L}*|dievcat\p{L}*)|\bpotresta(?:j|t|me|ju)? (?:ho|ju|ich)\b|\bzbi(?:je|t|l|la) (?:ho|ju|ich)\b/u,
    ],
    ['bullying', /\b(?:vysmievaj|smej) sa (?:z|zo)\b|\brob si (?:srandu|posmech) z (?:tlst|tuc|skared|hlup)/],
    [
      'horror',
      /\bstrasideln\p{L}* (?:tak|ako sa da)|\btak strasn\p{L}*,? (?:ze|aby)|\bvrazedn\p{L}* klaun|\baby sa (?:bal|bala|bali) (?:zaspat|spat)/u,
    ],
    [
      'danger',
      /\bzapalk\p{L}* v posteli|\bhra\p{L}* (?:so|s) (?:zapalkami|ohnom)|\btajne z domu|\b(?:s|so) cudzim (?:ujom|panom|clovekom|muzom)|\btajomstvo pred (?:mamou|ockom|rodicmi)|\bnehovor\p{L}* (?:mame|ockovi|rodicom)/u,
    ],
    ['hate', /\bvsetci \p{L}+ su (?:zlodeji|hlup|spinav|zlocin)/u],
    ['abuse', /\bdotyk\p{L}* (?:sa )?(?:jej|jeho|mu)? ?(?:intim|prirod)|\bvyzlie(?:c|k)\p{L}* (?:ho|ju|ich)\b/u],
  ],
}
