import { formatter } from '@lingui/format-json'

/** Ids are explicit (`stories.recent`), so nothing is extracted: the JSON files are the source. */
export default {
  locales: ['en', 'sk'],
  sourceLocale: 'en',
  rootDir: import.meta.dirname,
  catalogs: ['landing', 'common', 'audio', 'auth', 'profiles', 'stories', 'characters', 'settings', 'billing'].map(
    (area) => ({
      path: `<rootDir>/src/locales/{locale}/${area}`,
      include: [],
    }),
  ),
  format: formatter({ style: 'minimal' }),
}
