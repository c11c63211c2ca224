import type { PublicConfig } from '@perinka/contract/accounts'

/**
 * Everything the product keeps in a browser; `*` stands for a part that varies. A journey compares it with what a
 * browser really holds in the end.
 */
export const STORED_THINGS = [
  { id: 'session', place: 'cookies', names: ['perinka_session'] },
  { id: 'identity', place: 'cookies', names: ['perinka.session_token'], only: 'embedded' },
  { id: 'provider', place: 'cookies', names: ['perinka.state'], only: 'social' },
  { id: 'stripe', place: 'cookies', names: ['__stripe_mid', '__stripe_sid'], only: 'stripe' },
  { id: 'hint', place: 'local', names: ['perinka.identity', 'perinka.account'] },
  {
    id: 'look',
    place: 'local',
    names: [
      'perinka.language',
      'perinka.theme',
      'perinka.themeBeforeCandle',
      'perinka.fontSize',
      'perinka.readingPace',
    ],
  },
  {
    id: 'listening',
    place: 'local',
    names: [
      'perinka.autoplay',
      'perinka.backgroundAudio',
      'perinka.backgroundSound',
      'perinka.backgroundVolume',
      'perinka.readAlong',
      'perinka.chapterAfterChapter',
      'perinka.playerKeys',
      'perinka.speed',
    ],
  },
  { id: 'consent', place: 'local', names: ['perinka.consent', 'perinka.cookiePreferences'] },
  { id: 'wish', place: 'local', names: ['perinka.family.*.writing', 'perinka.family.*.child'] },
  { id: 'draft', place: 'local', names: ['perinka.family.*.draft.*'] },
  { id: 'answers', place: 'local', names: ['perinka.family.*./api/*', 'perinka.family.*.offline'] },
  { id: 'places', place: 'local', names: ['perinka.family.*.places', 'perinka.family.*.reading'], isOptional: true },
  { id: 'firebase', place: 'local', names: ['firebase:*'], only: 'firebase' },
  { id: 'letter', place: 'tab', names: ['perinka.letterSentAt'] },
  { id: 'firebaseTab', place: 'tab', names: ['firebase:*'], only: 'firebase' },
  { id: 'stories', place: 'database', names: ['perinka'] },
  { id: 'firebaseUse', place: 'database', names: ['firebase-heartbeat-database'], only: 'firebase' },
  { id: 'app', place: 'cache', names: ['workbox-precache-*'] },
] as const satisfies readonly {
  id: string
  place: 'cookies' | 'local' | 'tab' | 'database' | 'cache'
  names: readonly string[]
  /** Only after a yes to functional storage. */
  isOptional?: boolean
  /** Only on a server that runs this: accounts of its own, Google or Facebook for those, or that service. */
  only?: 'embedded' | 'social' | 'firebase' | 'stripe'
}[]

type StoredThing = (typeof STORED_THINGS)[number]

/** What is kept in the browsers of families on this server. */
export function storedOn({ identity, payments }: Pick<PublicConfig, 'identity' | 'payments'>): StoredThing[] {
  const runs = new Set<string>([identity.adapter, payments.adapter])
  if (identity.adapter === 'embedded' && (identity.google || identity.facebook)) runs.add('social')
  return STORED_THINGS.filter((thing) => !('only' in thing) || runs.has(thing.only))
}

/** What is said of the list, in one language. */
export interface StoredWords {
  places: Record<StoredThing['place'], string>
  things: Record<StoredThing['id'], { why: string; until: string }>
  necessary: string
  functional: string
}
