import type { Pattern, SubjectRule } from '../../../../craft/lexicon.ts'
import type { EventId, Subject, Time } from '../../../../craft/wish-frames.ts'

/** What may happen in a child's day beside what its subject says; a story of things ("meets", "discover") is none of it. */
const OF_LIFE: readonly EventId[] = [
  ...([
    'afraid',
    'jealous',
    'teased',
    'left-out',
    'missing-someone',
    'quarrel',
    'did-wrong',
    'proud',
    'letting-go',
    'become-friends',
  ] as const),
  ...(['refuses', 'cannot', 'learn', 'lost', 'going-to', 'waiting', 'sad', 'hurt', 'wants'] as const),
]

/** What a wish says outright, whatever it is about. */
const OUTRIGHT: readonly EventId[] = ['how-it-works', 'mystery']

export const subject = (subject: Subject, event: EventId, when: Time, ...match: Pattern[]): SubjectRule => ({
  ...{ subject, event, when, match },
  yieldsTo: [...OF_LIFE, ...OUTRIGHT],
})

/** Of a subject that says by itself what happens, but for these. */
export const settled = (rule: SubjectRule, ...yieldsTo: EventId[]): SubjectRule => ({
  ...rule,
  yieldsTo: [...yieldsTo, ...OUTRIGHT],
})
export const unless = (rule: SubjectRule, pattern: Pattern): SubjectRule => ({ ...rule, unless: pattern })

/** Mother in whatever case. Without its marks "mame" is mostly "máme": she is meant where something is done to her, or behind a preposition. */
export const MUM =
  '(?:mam(?:a|y|u|ou)|mam(?:k|in|ick|usk)\\w*|(?<=\\b(?:k|ku|na|o|pri|\\w{2,}(?:l|la|li)|kope|kyva|zakyva|mava|zamava|da|drzi) )mame)'

/** Who stands as the one who does something, and is not the child. */
const OTHER =
  '(?:niekto|ktosi|zlodej\\w*|vandal\\w*|p(?:es|sik|sicek)|fenka|mack?a|macicka|maciatko|kocur\\w*|sten\\w+|morca|skrecok|kralik|papagaj|ponik|kon|koza|vietor|vlna|sused|suseda|susedka|brat|bracek|brasko|sestra|sestricka|segra|bratranec|sesternica|kamarat|kamaratka|kamos|kamoska|spoluziak|spoluziacka|chlapec|chalan|dievca|teta|ujo|babka|dedko|mama|mamina|mamicka|ocko|otec|ucitelka|deti)'
const VICTIM = '(?:mu|jej|im|nam|ho|ju|nas)'

/** Another did it to the child, or several did: the child is who it befell. `deeds`: stems of what was done. */
export const befell = (deeds: string) =>
  `\\b${OTHER} (?:sa )?(?:(?!ktor|ze\\b|lebo\\b|a\\b)\\w+ ){0,2}?${VICTIM} (?:\\w+ ){0,3}?(?:${deeds})|\\b${VICTIM} (?:\\w+ )?${OTHER} (?:\\w+ ){0,2}?(?:${deeds})|\\b${OTHER} (?:${deeds})\\w* ${VICTIM}\\b|\\b(?:${deeds})\\w*li ${VICTIM}\\b|\\b${VICTIM} (?:\\w+ )?(?:${deeds})\\w*li\\b`

/** So too where it is only said who did it. */
export const byOther = (deeds: string) => `${befell(deeds)}|^ ?(?:(?:dnes|vcera|rano) )?${OTHER} (?:\\w+ )?(?:${deeds})`

/** What broke did it itself. */
export const BY_ITSELF =
  '\\b(?:pokazil|rozbil|zlomil|roztrhl|roztrhol|polamal|znicil|vylial|rozlial|zhodil)\\w* sa\\b|\\bsa (?:(?:nam|mu|jej|im) )?(?:pokazil|rozbil|zlomil|roztrhl|roztrhol|polamal|vylial|rozlial)'

/** Beside what was done, what says that it was wrong: without asking, tears, anger, something broken or thrown away. */
export const HARM =
  '\\b(?:bez (?:opytan|dovolen|spytan|pytan|zaplaten)\\w*|potajm\\w*|tajne|nasilu|naschval|schvaln\\w*|(?:zo|od) zlosti|zo ziarlivosti|(?:roz|po)?pla[ck]\\w*|revala?|reve|slz\\w*|(?:na|roz)?hnev\\w*|zlost\\w*|(?:ne|za)?kric\\w*|smutn\\w*|nechcel\\w*|nedovolil\\w*|nesmel\\w*|(?:rozbil|pokazil|znicil|zlomil|roztrh|prask|vylial|rozlial|utopil|utiek|usiel|uletel)\\w*|(?:ne)?bol(?:i|elo|el|ela)\\b|ublizil\\w*|mrzi\\w*|luto|hanb\\w*|boji|prepac\\w*|ospravedln(?!enk)\\w*|odpust\\w*|(?:ne)?prizn\\w*|zap[ir]e\\w*|klam\\w*|(?:za)?tajil\\w*|(?:ne)?vrati\\w*|(?:do|v) (?:zachod|kos|smet|bahn|blat|potok|riek|kanal|kriak)\\w*|z (?:okna|balkon\\w*)|(?:po|do) (?:hlav|tvar|oc|ok)\\w*|nema (?:\\w+ )?(?:co|cim|s cim)|(?:jej|jeho) posledn\\w*|cel(?:u|y|e) (?:tort|bonboni|balik|krabic)\\w*|na zem)\\b'
