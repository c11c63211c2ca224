import { deviceSettings } from '../../../shared/settings/device-settings.ts'
import { changeSettings, type Settings, THEMES, useSettings } from '../../../shared/settings/settings.ts'

const before = deviceSettings<{ themeBeforeCandle: Settings['theme'] }>({ themeBeforeCandle: THEMES })

/** The candle is lit for reading and put out again: the look is then the one from before. */
export function useCandle(): { isLit: boolean; toggle: () => void } {
  const { theme } = useSettings()
  const isLit = theme === 'candle'
  function toggle(): void {
    if (isLit) {
      const { themeBeforeCandle } = before.get()
      changeSettings({ theme: themeBeforeCandle === 'candle' ? 'night' : themeBeforeCandle })
    } else {
      before.change({ themeBeforeCandle: theme })
      changeSettings({ theme: 'candle' })
    }
  }
  return { isLit, toggle }
}
