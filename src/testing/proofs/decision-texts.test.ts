import { expect, test } from 'vitest'
import type { Decision, Step } from '#algorithms/step.ts'
import { findFalseResults, findTextProblems, findUnknownNames } from './decision-texts.ts'

function decide(reason: string): Decision {
  return {
    question: 'Which one?',
    options: ['Left', 'Right'],
    answer: 'Left',
    line: 'move',
    wrong: { Right: reason },
  }
}

const step: Step = {
  scene: { kind: 'array', cells: [{ value: 12, role: 'default' }], pointers: [], spans: [] },
  caption: { fact: '12 is read.', why: 'It is the first.' },
  line: 'move',
  variables: [{ name: 'target', value: -4 }],
}

test.for([
  ['3 + 4 = 7', true],
  ['3 + 4 = 8', false],
  ['2 - (-5) = 7', true],
  ['2 - (-5) = -3', false],
  ['1 + 2 + 3 = 6', true],
  ['1 + 2 + 3 = 5', false],
  ['3 · 4 = 12', true],
  ['5 < 9', true],
  ['9 < 5', false],
  ['9 = 5', false],
  ['7 is more than -2', true],
  ['7 is still less than 7', false],
] as const)('“%s” is found to be %s', ([claim, isTrue]) => {
  expect(findFalseResults(decide(`Then ${claim}, so it is too late.`)).length === 0).toBe(isTrue)
})

test.for([
  ['12 is at index 0, and the target is -4.', []],
  ['The sum 12 + 5 = 17 is new, and so is 5.', ['5']],
  ['12 and B are there, and “bc” is not.', ['B', 'bc']],
] as const)('of “%s”, %j is unknown', ([reason, unknown]) => {
  const decision = decide(reason)
  const found = findUnknownNames({ step, decision }, []).map((problem) => problem.split(' in “')[0])
  expect([...new Set(found)]).toEqual(unknown)
})

test('a reason is one or two full sentences, and belongs to a wrong option', () => {
  const reason = 'The pair has 12 already, so it would be too much.'
  expect(findTextProblems(decide(reason))).toEqual([])
  expect(findTextProblems(decide('Too short.'))).toEqual(['Too short.'])
  expect(findTextProblems(decide(reason.replace('12', 'undefined')))).toHaveLength(1)
  expect(findTextProblems({ ...decide(reason), answer: 'Right' })).toEqual([
    'no reason for “Left”',
    'a reason for “Right”',
  ])
})
