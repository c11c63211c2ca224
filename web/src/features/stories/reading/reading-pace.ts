import { deviceSettings } from '../../../shared/settings/device-settings.ts'
import { PACES, type Pace } from './pace.ts'

/** How fast a parent reads aloud with this device in hand, in words a minute. */
export const {
  current: currentReading,
  use: useReadingPace,
  change: changeReading,
} = deviceSettings<{ readingPace: Pace }>({ readingPace: PACES })
