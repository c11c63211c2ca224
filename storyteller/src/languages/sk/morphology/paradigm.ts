import type { Gender } from '@perinka/contract/catalog'
import type { CaseForms } from '../../../craft/names.ts'

/** The school grammar's pattern that a first name declines by, read from its forms: "M-chlap", "F-ulica"; "indecl" where nothing changes. */
export function paradigmOf({ nom, gen }: CaseForms, gender: Gender): string {
  if (gender === 'neutral') return 'indecl'
  const lower = nom.toLowerCase()
  if (gender === 'she') {
    if (gen === nom) return 'F-indecl'
    if (lower.endsWith('ea')) return 'F-idea'
    if (gen.endsWith('ej')) return 'F-pekná'
    return gen.endsWith('y') ? 'F-žena' : 'F-ulica'
  }
  if (gen === nom) return 'M-indecl'
  if (lower.endsWith('a')) return 'M-hrdina'
  if (lower.endsWith('o')) return 'M-o'
  if (lower.endsWith('ý')) return 'M-pekný'
  if (gen.endsWith('ho')) return 'M-kuli'
  return gen === `${nom}a` ? 'M-chlap' : 'M-chlap-e'
}
