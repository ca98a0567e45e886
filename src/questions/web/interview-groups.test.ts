import { expect, test } from 'vitest'
import { interviewGroups, interviewQuestions } from '#content/interview-questions.ts'
import { groupRuns, questionsOfGroup } from './interview-groups.ts'

test('a guest has Graphs and Arrays open, and everything after them locked in one run', () => {
  expect(groupRuns(interviewGroups, true)).toEqual([
    { isLocked: false, groups: ['Graphs', 'Arrays'] },
    { isLocked: true, groups: interviewGroups.slice(2) },
  ])
})

test('with an account nothing is locked', () => {
  expect(groupRuns(interviewGroups, false)).toEqual([{ isLocked: false, groups: interviewGroups }])
})

test('every question stands in exactly one group', () => {
  const shown = interviewGroups.flatMap(questionsOfGroup)
  expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(interviewQuestions.map(({ id }) => id))
})
