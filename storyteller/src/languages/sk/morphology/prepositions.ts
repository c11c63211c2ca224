/** Prepositions that take a vowel before some words. */
const VOCALISED = { s: 'so', z: 'zo', v: 'vo', k: 'ku' } as const
export type Vocalised = keyof typeof VOCALISED

const VOWEL = /[aáäeéiíoóôuúyý]/
const SYLLABIC = /[rlŕĺ]/

/** Words whose form usage settled apart from the rule: vo dne, so mnou, ku dňu, vo svete. */
const BY_USAGE: Record<Vocalised, RegExp> = {
  s: /^(?:mnou|všet|všel|vzduch)/,
  z: /^(?:mňa|dňa|všet)/,
  v: /^(?:mne|mňa|dne$|dňoch|dver|sne$|snoch|sne[nh]|sv|zv|štvrt|všet|vzduch|hviezd)/,
  k: /^(?:mne|cti$|dňu|všet)/,
}

/** A first sound like the preposition's own wants the vowel; for s and z so does one later in the cluster. */
const ALIKE: Record<Vocalised, string> = { s: 'szšž', z: 'szšž', v: 'vfw', k: 'kgq' }
const ANYWHERE: Record<Vocalised, string> = { s: 'szšž', z: 'szšž', v: '', k: '' }

/** The consonants a word begins with, up to its first vowel or syllabic r or l; "ch" as one sound. */
function onsetOf(word: string): string {
  const sounds = word.replaceAll('ch', 'χ')
  for (let at = 0; at < sounds.length; at += 1) {
    const sound = sounds.slice(at, at + 1)
    const next = sounds.slice(at + 1, at + 2)
    if (VOWEL.test(sound)) return sounds.slice(0, at)
    if (at > 0 && SYLLABIC.test(sound) && next !== '' && !VOWEL.test(next)) return sounds.slice(0, at)
  }
  return sounds
}

/**
 * The preposition as it reads before `word`: "so" before s z š ž and clusters with them, "zo" alike,
 * "vo" before v f, "ku" before k g (not before ch). After the rules of Slovak orthography, with the
 * forms that usage settled; before a number in figures the short form stays.
 */
export function vocalise(preposition: Vocalised, word: string): string {
  const lower = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\d]+/u, '')
  const onset = onsetOf(lower)
  const takesVowel =
    (onset !== '' && ALIKE[preposition].includes(onset.slice(0, 1))) ||
    [...onset.slice(1)].some((sound) => ANYWHERE[preposition].includes(sound)) ||
    BY_USAGE[preposition].test(lower)
  return takesVowel ? VOCALISED[preposition] : preposition
}

const BARE = /(?<![\p{L}\p{M}'’])([SsZzVvKk])[ou]?(?=\s+$)/u

/**
 * `before` with its last preposition fitted to the word that follows: ("Išla s ", "Zuzkou") →
 * "Išla so ". Text that does not end in s, z, v or k (or a vocalised one) comes back as it is.
 */
export function fitPreposition(before: string, word: string): string {
  return before.replace(BARE, (found, letter: string) => {
    const fitted = vocalise(letter.toLowerCase() as Vocalised, word)
    return found.slice(0, 1) + fitted.slice(1)
  })
}
