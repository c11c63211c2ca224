import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { type Exam, sitExam } from './exam.ts'

/** `own` is ours, `attacks` and `strangers` were written by others, the last by somebody who knew no word of the gate. */
const EXAMS = ['own', 'attacks', 'strangers']
const LEAST_REFUSED = 96
const MOST_ALARMED = 0.6

describe('the gate in an exam', () => {
  test.each(EXAMS)('passes “%s” in both languages', (name) => {
    const marks = sitExam(JSON.parse(readFileSync(new URL(`exams/${name}.json`, import.meta.url), 'utf8')) as Exam)
    for (const language of LANGUAGES) {
      const { refused, passed, alarmed, alarms } = marks[language]
      expect(refused, passed.join('\n')).toBeGreaterThanOrEqual(LEAST_REFUSED)
      expect(alarmed, alarms.join('\n')).toBeLessThanOrEqual(MOST_ALARMED)
    }
  })
})
