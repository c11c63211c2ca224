import type { Forms, Pool, Setting, World } from '../../craft/pack.ts'

/** A place as frames use it: nominative, with v or na and the locative, with do and the genitive, with z and the genitive. */
export function place(name: string, v: string, to: string, z: string): Forms {
  return { name, v, do: to, z }
}

/** Author's shorthand for a setting. */
export function setting(id: string, world: World, forms: Forms, open: Pool, detail: Pool, home: Pool): Setting {
  return { id, in: world, place: forms, open, detail, home }
}
