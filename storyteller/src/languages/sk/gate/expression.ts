const listed = (list: string) => list.trim().split(/\s+/)

const SLOVAK_ENDING =
  '(?:[aeiouy]|ou|om|o[vcm]|ovi|ovia|ove|ami?|a?ch|och|mi|ho|mu|[yi][mc]h?|[yi]mi|eho|emu|ej|i[aeuo]|iou|iam|iach|iami|ovho|in[aeuy]?|inou)?$'

/** Slovak stems in one expression: a bare entry is every word that begins so, `kund$` only the word with an ending of declension. */
export function slovakWords(list: string): RegExp {
  const forms = listed(list).map((entry) => (entry.endsWith('$') ? entry.slice(0, -1) + SLOVAK_ENDING : entry))
  return new RegExp(`^(?:${forms.join('|')})`)
}
