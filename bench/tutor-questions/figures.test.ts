import { expect, test } from 'vitest'
import { makeCoach } from '#tutor/server/coach/coach.ts'
import { askEverything, figuresOf } from './measure-coach.ts'

/** What is wanted of the whole set. The half that the coach was not worked on with is held where it stands. */
const held = { first: 0.8, firstThree: 0.92, offTopicRecognised: 0.95, nearMisses: 0.03, questions: 0.03 }
const heldUnseen = { first: 0.79, firstThree: 0.91 }
const heldTopic = { first: 0.65, firstThree: 0.8 }

const run = askEverything(makeCoach())

test('the coach finds what learners ask for, knows what is foreign, and sends few away wrongly', () => {
  const figures = figuresOf(run)
  expect(figures.first).toBeGreaterThanOrEqual(held.first)
  expect(figures.firstThree).toBeGreaterThanOrEqual(held.firstThree)
  expect(figures.offTopicRecognised).toBeGreaterThanOrEqual(held.offTopicRecognised)
  expect(figures.nearMissesRedirected).toBeLessThanOrEqual(held.nearMisses)
  expect(figures.questionsRedirected).toBeLessThanOrEqual(held.questions)
})

test('it does so too in the half that it was never worked on with', () => {
  const { first, firstThree } = figuresOf(run, ({ half }) => half === 'test')
  expect(first).toBeGreaterThanOrEqual(heldUnseen.first)
  expect(firstThree).toBeGreaterThanOrEqual(heldUnseen.firstThree)
})

test('no topic is left behind', () => {
  for (const topicId of new Set(run.questions.map((question) => question.topicId))) {
    const { first, firstThree } = figuresOf(run, (answered) => answered.topicId === topicId)
    expect(first, topicId).toBeGreaterThanOrEqual(heldTopic.first)
    expect(firstThree, topicId).toBeGreaterThanOrEqual(heldTopic.firstThree)
  }
})
