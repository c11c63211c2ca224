import type { SafeName } from '../craft/safe-name.ts'
import { gate } from '../safety/gate.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a parent calls somebody, as it is said: capital, not shouted. Null where the gate does not let it pass as a name. */
export function safeName(typed: string): SafeName | null {
  const { verdict, text } = gate(typed, 'name')
  if (verdict !== 'allow' || text.length < 2) return null
  const isShouted = text.length > 2 && !/\p{Ll}/u.test(text)
  return text
    .split(' ')
    .map((word) => capital(isShouted ? word.toLowerCase() : word))
    .join(' ') as SafeName
}
