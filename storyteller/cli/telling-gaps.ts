import { ALL_THEMES, type Language } from '@perinka/contract/catalog'
import type { Telling } from '../src/craft/telling.ts'
import { EVENTS, SUBJECTS, TIMES } from '../src/craft/wish-frames.ts'
import { CRAFTS } from '../src/languages/crafts.ts'
import type { ReadingOf } from '../src/telling/rungs.ts'

const WANTED = 3
const READINGS: readonly ReadingOf[] = ['young', 'older']

/** Where tellings are missing: subjects and times of life, events, and themes that have fewer than three. */
export function gaps(language: Language): string {
  const { tellings } = CRAFTS[language].telling
  const count = (reading: ReadingOf, suits: (fits: Telling['fits']) => boolean) =>
    tellings.filter((one) => one[reading] !== undefined && suits(one.fits)).length
  const cell = (label: string, wanted: number, suits: (fits: Telling['fits']) => boolean) =>
    READINGS.flatMap((reading) => {
      const has = count(reading, suits)
      return has < wanted ? `${label} (${reading}): ${has} of ${wanted}` : []
    })
  return [
    ...SUBJECTS.flatMap((subject) =>
      TIMES.flatMap((when) =>
        cell(
          `life ${subject} ${when}`,
          1,
          (fits) => fits.kind === 'life' && fits.subjects.includes(subject) && fits.when.includes(when),
        ),
      ),
    ),
    ...EVENTS.flatMap((event) =>
      cell(`event ${event}`, WANTED, (fits) => fits.kind === 'event' && fits.events.includes(event)),
    ),
    ...ALL_THEMES.flatMap((theme) =>
      cell(`theme ${theme}`, WANTED, (fits) => fits.kind === 'theme' && fits.themes.includes(theme)),
    ),
  ].join('\n')
}
