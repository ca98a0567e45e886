import { expect, test } from 'vitest'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { groupRuns, questionsOfGroup } from './interview-groups.ts'

test('guests can open Graphs and Arrays, and the rest is locked in one run', () => {
  expect(groupRuns(interviewGroups, true)).toEqual([
    { isLocked: false, groups: ['Graphs', 'Arrays'] },
    { isLocked: true, groups: interviewGroups.slice(2) },
  ])
})

test('members have no locked groups', () => {
  expect(groupRuns(interviewGroups, false)).toEqual([{ isLocked: false, groups: interviewGroups }])
})

test('each question is in exactly one group', () => {
  const shown = interviewGroups.flatMap(questionsOfGroup)
  expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(interviewQuestions.map(({ id }) => id))
})
