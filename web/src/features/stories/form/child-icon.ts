import { iconForAge } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'

export function iconOf({ icon, age }: Pick<Profile, 'icon' | 'age'>): string {
  return icon ?? iconForAge(age)
}
