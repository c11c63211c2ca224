import type { AvoidCraft } from '../../craft/writing.ts'

/** The part of a Slovak word that its forms share. */
function stem(word: string): string {
  if (word.length <= 3) return word.replace(/[kc]$/, '[kc]')
  // One ending only: a second pass would cut into the root. Vlk, vlci: the last k softens.
  return word.replace(/(?:ami|och|ách|iach|ov|om|ej|mi|[aáeéiíoóuúyý])$/u, '').replace(/[kc]$/, '[kc]')
}

export const avoid: AvoidCraft = {
  forms: (word) => `${stem(word)}\\p{L}{0,4}`,
  // The end of a name changes, and what stands before it: Peter, Petra.
  nameForms: (name) => `${name.slice(0, Math.max(2, name.length - 2))}\\p{L}{0,6}`,
  empty:
    'nie bez žiadne žiadny žiadna nič ani alebo prosím strašidelné strašidelný zlé zlý zlá veľké veľký rozprávky rozprávka príbehy'.split(
      ' ',
    ),
  kinds: ['kapitán', 'víla', 'výr', 'dráčik'],
}
