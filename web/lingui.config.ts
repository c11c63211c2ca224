import { readdirSync } from 'node:fs'
import { formatter } from '@lingui/format-json'

const AREAS = readdirSync(new URL('src/locales/en', import.meta.url)).map((file) => file.replace('.json', ''))

/** Ids are explicit (`stories.recent`), so nothing is extracted: the JSON files are the source. */
export default {
  locales: ['en', 'sk'],
  sourceLocale: 'en',
  rootDir: import.meta.dirname,
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/src/locales/{locale}/${area}`, include: [] })),
  format: formatter({ style: 'minimal' }),
}
