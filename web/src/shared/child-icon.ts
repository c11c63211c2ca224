import { iconForAge } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'

/** Anything that leaves a mark: no blank, nothing invisible, no sign that this browser does not know yet. */
const VISIBLE = /[^\s\p{C}\p{DI}]/u

/** What stands for a child: its icon, by age where none was chosen, and the first letter of the name where the icon shows nothing. */
export function childIcon({ icon, age, name }: Pick<Profile, 'icon' | 'age' | 'name'>): string {
  if (icon === null) return iconForAge(age)
  const [letter = ''] = name
  return VISIBLE.test(icon) ? icon : letter.toLocaleUpperCase()
}
