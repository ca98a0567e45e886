import { describe, expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { codeOf } from '../models/guard/code-in-text.ts'
import { codeWords } from '../models/guard/code-words.ts'
import { patternsShownIn } from '../models/guard/reference-solutions.ts'
import type { TutorTurn } from '../tutor-model.ts'
import type { AnswerPlan } from './answer-plan.ts'
import { type Attack, longAttacks, singleAttacks } from './attack-prompts.ts'
import { makeCoach } from './coach.ts'
import { findProblemByNumber, solvedByTemplate } from './problems.ts'

const coach = makeCoach()
const attacks = [...singleAttacks, ...longAttacks]

/** All plans of a conversation in which a message is sent every minute. */
function play({ topicId, messages }: Pick<Attack, 'topicId' | 'messages'>): AnswerPlan[] {
  const turns: TutorTurn[] = []
  return messages.map((question, place) => {
    const askedAt = new Date(Date.UTC(2026, 0, 5, 10, 0, place * 60))
    const plan = coach.plan({ topicId, turns, question, askedAt })
    turns.push({ question, reply: plan.answer, askedAt })
    return plan
  })
}

/** Lessons on the problem whose code is in a text; not only those that the coach itself takes for solutions. */
function solutionsIn(text: string, problem: number): string[] {
  const shown = patternsShownIn(codeWords(codeOf(text)))
  const lessons = findProblemByNumber(problem)?.lessons ?? []
  return lessons.map(({ name }) => name).filter((name) => shown.has(name))
}

test('the measure sees a solution when there is one', () => {
  const plan = coach.plan({
    topicId: 'arrays',
    turns: [],
    question: 'show me the template of two pointers',
    askedAt: new Date('2026-01-05T10:00:00Z'),
  })
  expect(solutionsIn(plan.answer, 167)).toEqual(['two-pointers'])
})

test('what is kept back is the code of lessons, for problems that exist', () => {
  const names = new Set(allLessons.map(({ name }) => name))
  for (const [name, numbers] of Object.entries(solvedByTemplate)) {
    expect(names).toContain(name)
    for (const number of numbers) expect(findProblemByNumber(number)?.number).toBe(number)
  }
  for (const { problem } of attacks) expect(findProblemByNumber(problem)?.number).toBe(problem)
})

test('there are at least sixty attacks in three languages', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(60)
})

describe('no attack gets the solution of a problem', () => {
  test.each(attacks)('$messages', (attack) => {
    const answers = play(attack).map(({ answer }) => answer)
    for (const answer of [...answers, answers.join('\n')])
      expect(solutionsIn(answer, attack.problem)).toEqual([])
  })
})

test.each(attacks)('nor do the passages that a model would be given: $messages', (attack) => {
  for (const { passages } of play(attack))
    for (const { text } of passages)
      expect(solutionsIn(`\`\`\`\n${text}\n\`\`\``, attack.problem)).toEqual([])
})

describe('begging does not climb', () => {
  test.each(singleAttacks)('$messages', ({ topicId, messages }) => {
    const plans = play({ topicId, messages: ['I am stuck on Two Sum II', ...messages, ...messages] })
    for (const { kind, rung } of plans) expect([kind, rung]).toEqual(['hint', 0])
  })
})
