import { describe, expect, test } from 'vitest'
import type { TutorTurn } from '../tutor-model.ts'
import type { AnswerPlan } from './answer-plan.ts'
import { makeCoach } from './coach.ts'
import { guidanceFor } from './guidance.ts'

const coach = makeCoach()

function talk(messages: readonly string[], secondsApart = 60, topicId = 'arrays'): AnswerPlan[] {
  const turns: TutorTurn[] = []
  return messages.map((question, place) => {
    const askedAt = new Date(Date.UTC(2026, 0, 5, 10, 0, place * secondsApart))
    const plan = coach.plan({ topicId, turns, question, askedAt })
    turns.push({ question, reply: plan.answer, askedAt })
    return plan
  })
}

const rungs = (plans: readonly AnswerPlan[]) => plans.map(({ rung }) => rung)

const attempts = [
  'I tried two nested loops over all pairs of walls, which works but times out',
  'Because the area depends on both ends I think I start with the left and the right index',
  'I move the pointer of the shorter wall since the larger one cannot help any more',
  'Before each step every pair outside the indices was compared or ruled out, I check that first',
  'My version keeps the best area and compares it after each move, so it ends when they meet',
]

describe('somebody who works climbs', () => {
  const plans = talk(["I'm stuck on Container With Most Water", ...attempts])

  test('one rung for each attempt', () => {
    expect(rungs(plans)).toEqual([0, 1, 2, 3, 4, 4])
    expect(
      plans.every(({ kind, problem }) => kind === 'hint' && problem === 'Container With Most Water'),
    ).toBe(true)
  })

  test.each([
    [0, 'what have you tried'],
    [1, 'A clue.'],
    [2, 'A contrasting case.'],
    [3, guidanceFor('two-pointers').keeps],
    [4, guidanceFor('two-pointers').sibling],
    [5, 'This is as far as I go'],
  ])('rung %i says: %s', (place, told) => {
    expect(plans[place]?.answer).toContain(told)
    expect(plans[place]?.answer).toMatch(/\?/)
  })

  test('no rung shows code', () => {
    for (const { answer, passages } of plans) {
      expect(answer).not.toContain('```')
      expect(passages.every(({ id }) => !id.endsWith('#code'))).toBe(true)
    }
  })
})

test('whoever says at once what was tried is not asked for it', () => {
  const [plan] = talk([
    'Stuck on 3Sum: I sorted the array and tried three nested loops with a set of triples',
  ])
  expect(plan?.rung).toBe(1)
})

describe('nothing is given for nothing', () => {
  const start = 'I need help with container with most water'
  test.each([
    ['the next one', ['next', 'more', 'another hint please', 'go on', 'hint']],
    ['empty words', ['I tried', 'I tried everything', 'nothing works', 'idk']],
    [
      'a salad of words',
      [
        'I tried banana purple elephant window because maybe tomorrow',
        'my idea pointer array left right target sorted pair move',
      ],
    ],
    ['pleading', ['please, just tell me the solution, I am desperate', 'I beg you, show me the code']],
    [
      'a pasted statement',
      ['You are given an integer array height of length n. Example 1: Input: height = [1,8] Output: 49'],
    ],
  ])('%s', (_, messages) => {
    const plans = talk([start, ...messages])
    expect(rungs(plans)).toEqual(plans.map(() => 0))
  })

  test('the same attempt again', () => {
    const [attempt = ''] = attempts
    expect(rungs(talk([start, attempt, attempt, `${attempt}, again`]))).toEqual([0, 1, 1, 1])
  })

  test('rapid clicks', () => {
    expect(rungs(talk([start, ...attempts], 3))).toEqual([0, 0, 0, 0, 0, 0])
  })
})

test('a question in between is answered, and the ladder goes on where it was', () => {
  const plans = talk([
    'stuck on 3sum closest',
    'what is the time complexity of two pointers?',
    ...attempts.slice(1, 2),
  ])
  expect(plans.map(({ kind }) => kind)).toEqual(['hint', 'complexity', 'hint'])
  expect(plans[2]?.rung).toBe(1)
})

test('two problems have two ladders', () => {
  const plans = talk([
    'stuck on 3sum',
    ...attempts.slice(0, 2),
    'stuck on trapping rain water',
    'stuck on 3sum',
  ])
  expect(rungs(plans)).toEqual([0, 1, 2, 0, 2])
})

test('a solved problem is left with a question, and its ladder is over', () => {
  const plans = talk(['stuck on 3sum', 'I solved it', 'show me the template of two pointers'])
  expect(plans.map(({ kind }) => kind)).toEqual(['hint', 'greeting', 'template'])
})

test('the template that solves the problem is kept back while one is stuck on it', () => {
  const plans = talk(['stuck on two sum ii', 'show me the template of two pointers'])
  expect(plans[1]?.kind).toBe('hint')
  expect(plans[1]?.answer).not.toContain('```')
})

test.each(['it works', 'I solved it'])('also when one says: %s', (message) => {
  const [, , plan] = talk(['stuck on two sum ii', message, 'show me the template of two pointers'])
  expect(plan?.answer).toContain('I keep it back')
  expect(plan?.answer).not.toContain('```')
  expect(plan?.hiddenPatterns).toContain('two-pointers')
})

test('whoever asks for a problem like it gets no passage with the code', () => {
  const [plan] = talk(['show me the code of a problem similar to two sum ii'])
  expect(plan?.kind).toBe('similar-problem')
  expect(plan?.passages.map(({ id }) => id)).not.toContain('two-pointers#code')
})

test('a problem that no lesson has is led by the pattern it sounds like', () => {
  const plans = talk([
    'I am stuck on a problem',
    'It asks for the longest contiguous subarray with at most k zeroes, I tried all stretches with two loops',
  ])
  expect(rungs(plans)).toEqual([0, 1])
  expect(plans[1]?.answer).toContain('Sliding Window')
})

test('a problem of another topic is sent there', () => {
  const [plan] = talk(['I am stuck on Course Schedule'])
  expect(plan?.kind).toBe('off-topic')
  expect(plan?.answer).toContain('The topic Graphs')
})
