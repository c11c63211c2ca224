import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { type Exam, sitExam } from './exam.ts'

const examIn = (path: string) =>
  JSON.parse(readFileSync(new URL(`exams/${path}.json`, import.meta.url), 'utf8')) as Exam

describe('the gate in an exam', () => {
  test.each(['own', 'attacks', 'strangers', 'strangers-2'])('still knows what it learned from “%s”', (name) => {
    const marks = sitExam(examIn(`learned/${name}`))
    for (const language of LANGUAGES) {
      const { refused, passed, alarmed, alarms } = marks[language]
      expect(refused, passed.join('\n')).toBeGreaterThanOrEqual(96)
      expect(alarmed, alarms.join('\n')).toBeLessThanOrEqual(0.6)
    }
  })

  // An exam by somebody who had seen nothing of the gate; nothing is learned from it. What it was found to do, it does not lose.
  test('does in a blind exam what it was measured to do', () => {
    const marks = sitExam(examIn('blind'))
    for (const language of LANGUAGES) {
      expect(marks[language].refused).toBeGreaterThanOrEqual(90)
      expect(marks[language].alarmed).toBeLessThanOrEqual(5)
    }
  })
})
