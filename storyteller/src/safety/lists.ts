import type { Language } from '@perinka/contract/catalog'
import type { WordList } from './word-list.ts'
import { ENGLISH } from './words-en.ts'
import { SLOVAK } from './words-sk.ts'

export const LISTS: Record<Language, WordList> = { en: ENGLISH, sk: SLOVAK }

/** Folded attempts to give a model orders; looked for in both languages at once. */
export const INJECTION: readonly RegExp[] = [
  /\b(?:ignor\p{L}*|disregard|forget|override|zabudni (?:na )?|vynechaj|nevsimaj si)\s+(?:(?:all|any|every|the|your|my|of|vsetky|tie|svoje)\s+)*(?:previous|prior|above|earlier|rules?|instructions?|predchadzajuc\p{L}*|doterajs\p{L}*|predosl\p{L}*|pravidl\p{L}*|pokyn\p{L}*|instrukci\p{L}*)/u,
  /\bsystem\s*prompt|\bsystemov\p{L}* (?:prompt|pokyn|sprav)|\bdeveloper mode\b|\bjailbreak/u,
  /\byou are now\b|\bfrom now on,? you\b|\bpretend (?:to be|you are) (?:an? )?(?:ai|model|assistant)|\bod(?:teraz)? (?:teraz )?si (?:ai|model|asistent)|\bact as (?:an? )?(?:ai|model|assistant|admin)/,
  /(?:^|[^\p{L}])(?:system|assistant|developer)\s*:/u,
  /<\/?[a-z!][^>]*>|\{\{|\}\}|\[\/?inst\]|<\||\|>|```/i,
  /\brepeat (?:the |all )?(?:words|text|instructions?|everything) (?:above|before)|\b(?:words|text) above starting|\bzopakuj (?:vsetko|slova|text|pokyny)/,
  /\b(?:disable|bypass|turn off|without) (?:the |all |any )?(?:safety|filters?|rules|moderation)|\bbez (?:pravidiel|obmedzeni|cenzury|filtra)/,
  /\b(?:print|reveal|show|vypis|ukaz|prezrad)\p{L}* (?:me |mi )?(?:your |the |tvoj\p{L}* |svoj\p{L}* )?(?:system|hidden|secret|instructions?|pokyny|prompt)/u,
  /\bdecode (?:this|it)|\bbase64\b/,
]

export const ENCODED = /[A-Za-z0-9+/]{16,}={1,2}/
export const LINK = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|sk|cz|net|org|io|example)\/\S*/i
