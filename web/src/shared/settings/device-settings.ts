import { load, save } from '../kept.ts'
import { createStore, type Store, useStore } from '../store.ts'

const PREFIX = 'perinka.'

export interface DeviceSettings<Settings> extends Store<Settings> {
  use(): Settings
  /** Kept where the browser keeps things; where it does not, for this visit. */
  change(changes: Partial<Settings>): void
}

/** What this device keeps under `key`; null where it keeps nothing, or forbids to look. */
export const loadSetting = (key: string) => load(PREFIX + key)

/** Settings of this device. `choices`: what each may be, the first until somebody chooses. */
export function deviceSettings<Settings extends object>(
  choices: {
    [Key in keyof Settings]: readonly Settings[Key][]
  },
): DeviceSettings<Settings> {
  // What is kept counts only where it is one of the choices of today.
  const from = (saved: (key: string) => string | null): Settings =>
    Object.fromEntries(
      Object.entries<readonly unknown[]>(choices).map(([key, all]) => {
        const text = saved(key)
        return [key, all.find((choice) => `${choice}` === text) ?? all[0]]
      }),
    ) as Settings
  const defaults = from(() => null)
  const settings = createStore(from(loadSetting))
  return {
    ...settings,
    // Hydration begins with what the prerendered landing was made with.
    use: () => useStore(settings, () => defaults),
    change(changes) {
      for (const [key, value] of Object.entries(changes)) save(PREFIX + key, String(value))
      settings.set({ ...settings.get(), ...changes })
    },
  }
}
