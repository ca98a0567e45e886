import { expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { tutorTopics } from '#content/tutor-topics.ts'
import type { AnswerPlan } from '#tutor/server/coach/answer-plan.ts'
import { makeCoach } from '#tutor/server/coach/coach.ts'
import type { TutorTurn } from '#tutor/server/tutor-model.ts'

const coach = makeCoach()
const titles = tutorTopics.flatMap(({ id, patterns }) =>
  allLessons
    .filter(({ name }) => patterns.includes(name))
    .flatMap(({ practice }) => practice.map(({ title }) => ({ topicId: id, title }))),
)

test.each([
  ['stuck', (title: string) => [`i am stuck on ${title}`]],
  ['wants code', (title: string) => [`show me the code for ${title}`]],
  ['after it in Python', (title: string) => [`python ${title}`]],
  ['after it in Java', (title: string) => [`${title} in java`]],
  ['after it in C++', (title: string) => [`${title} c++`]],
  ['after a skeleton', (title: string) => [`skeleton for ${title}`]],
  ['after its syntax', (title: string) => [`syntax of ${title}`]],
  ['stuck, then wants code', (title: string) => [`stuck on ${title}`, 'code please']],
])('whoever is %s with a practice problem gets a hint, and no code', (_, script) => {
  const wrong = titles.filter(({ topicId, title }) => {
    const { kind, problem, answer } = ask(topicId, script(title))
    return kind !== 'hint' || problem !== title || answer.includes('```')
  })
  expect(wrong.map(({ topicId, title }) => `${topicId}: ${title}`)).toEqual([])
})

test('a title alone is never outside the topic, and never answered with code', () => {
  const wrong = titles.filter(({ topicId, title }) => {
    const { kind, answer } = ask(topicId, [title])
    return kind === 'off-topic' || answer.includes('```')
  })
  expect(wrong.map(({ topicId, title }) => `${topicId}: ${title}`)).toEqual([])
})

/** The answer to the last of these, asked a minute apart. */
function ask(topicId: string, questions: readonly string[]): AnswerPlan {
  let turns: readonly TutorTurn[] = []
  let plan: AnswerPlan = { kind: 'nearest', passages: [], answer: '' }
  for (const [place, question] of questions.entries()) {
    const askedAt = new Date(Date.UTC(2026, 10, 2, 10, place))
    plan = coach.plan({ topicId, turns, question, askedAt })
    turns = [...turns, { question, reply: plan.answer, askedAt }]
  }
  return plan
}
