import type { Pattern, SubjectRule } from '../../../../craft/lexicon.ts'
import type { EventId, Subject, Time } from '../../../../craft/wish-frames.ts'

/** What may happen in a child's day beside what its subject says; a story of things ("meets", "discover") is none of it. */
const OF_LIFE: readonly EventId[] = [
  ...([
    'afraid',
    'jealous',
    'teased',
    'left-out',
    'missing-someone',
    'quarrel',
    'did-wrong',
    'proud',
    'letting-go',
    'become-friends',
  ] as const),
  ...(['refuses', 'cannot', 'learn', 'lost', 'going-to', 'waiting', 'sad', 'hurt', 'wants'] as const),
]

/** What a wish says outright, whatever it is about. */
const OUTRIGHT: readonly EventId[] = ['how-it-works', 'mystery']

export const subject = (subject: Subject, event: EventId, when: Time, ...match: Pattern[]): SubjectRule => ({
  ...{ subject, event, when, match },
  yieldsTo: [...OF_LIFE, ...OUTRIGHT],
})

/** Of a subject that says by itself what happens, but for these. */
export const settled = (rule: SubjectRule, ...yieldsTo: EventId[]): SubjectRule => ({
  ...rule,
  yieldsTo: [...yieldsTo, ...OUTRIGHT],
})
export const unless = (rule: SubjectRule, pattern: Pattern): SubjectRule => ({ ...rule, unless: pattern })
