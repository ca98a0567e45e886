import { expect, test } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { answer, findOpenDecision, noPredictions, scoreOf } from './predictions.ts'

const decision = { question: 'Which?', options: ['left', 'right'], answer: 'left', line: 'sum' }
const withoutDecision: Step = {
  scene: { kind: 'array', cells: [], pointers: [], spans: [] },
  caption: { fact: 'A fact.', why: 'A reason.' },
  line: 'start',
  variables: [],
}
const asking: Step = { ...withoutDecision, decision }
const steps = [withoutDecision, asking, asking, withoutDecision]

test('a question stays open until it is answered', () => {
  expect(findOpenDecision(withoutDecision, 0, noPredictions)).toBeUndefined()
  expect(findOpenDecision(asking, 1, noPredictions)).toBe(decision)
  expect(findOpenDecision(asking, 1, answer(noPredictions, 1, 'right'))).toBeUndefined()
})

test('the first answer counts', () => {
  const predictions = answer(answer(noPredictions, 1, 'right'), 1, 'left')
  expect(predictions.get(1)).toBe('right')
})

test('the score counts right, given and possible answers', () => {
  const predictions = answer(answer(noPredictions, 1, 'left'), 2, 'right')
  expect(scoreOf(steps, predictions)).toEqual({ right: 1, answered: 2, asked: 2 })
  expect(scoreOf(steps, noPredictions)).toEqual({ right: 0, answered: 0, asked: 2 })
})
