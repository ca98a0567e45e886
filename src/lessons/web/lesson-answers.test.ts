import { expect, test } from 'vitest'
import { findPattern } from '#curriculum/patterns.ts'
import { keepsChoices } from '#curriculum/walkthroughs/keeps-choices.ts'
import { loadLesson } from './lesson.ts'
import { keepsId, scoreOfLesson } from './lesson-answers.ts'
import { screensOf } from './lesson-screens.ts'

test('each of the lines that keep what stays true together is a right answer', async () => {
  const lesson = await loadLesson(findPattern('backtracking')!)
  const screens = screensOf(lesson.walkthrough, '2026-03-02T10:00:00.000Z')
  const rightFor = (label: string) => {
    const answers = { [keepsId]: keepsChoices(lesson.walkthrough.code).indexOf(label) }
    return scoreOfLesson(lesson, screens, answers).find(({ step }) => step === 4)?.right
  }
  expect(rightFor('choose')).toBe(1)
  expect(rightFor('undo')).toBe(1)
  expect(rightFor('skip')).toBe(0)
})
