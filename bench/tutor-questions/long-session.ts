import { allLessons } from '#content/catalogue.ts'
import { tutorLimits } from '#tutor/limits.ts'
import type { Coach } from '#tutor/server/coach/coach.ts'
import type { TutorTurn } from '#tutor/server/tutor-model.ts'

const topicId = 'arrays'
const startedAt = new Date('2026-11-02T10:00:00Z').getTime()

/** As long as the product allows: every question of a session, each of the most characters, none like another. */
const longQuestions = Array.from({ length: tutorLimits.questionsPerSession }, (_, place) => {
  const told = allLessons
    .slice(2 * place, 2 * place + 3)
    .flatMap(({ description, identificationClues, scenarios }) => [
      description,
      identificationClues,
      ...scenarios,
    ])
  const text = `I tried this on the array, because I think it is like this: ${told.join(' ')}`
  return text.slice(0, tutorLimits.messageLength)
})

/**
 * Milliseconds for each question of the longest session: the coach keeps nothing of a session, so it reads the
 * questions before again with each.
 */
export function timeLongSession(coach: Coach): number[] {
  const turns: TutorTurn[] = []
  return longQuestions.map((question, place) => {
    const askedAt = new Date(startedAt + place * 60_000)
    const from = performance.now()
    const { answer } = coach.plan({ topicId, turns, question, askedAt })
    const ms = performance.now() - from
    turns.push({ question, reply: answer, askedAt })
    return ms
  })
}

/** Milliseconds for the last question of that session when another process has answered those before. */
export function timeLastQuestion(coach: Coach): number {
  const turns = longQuestions.slice(0, -1).map((question, place) => ({
    question,
    reply: 'What did you try?',
    askedAt: new Date(startedAt + place * 60_000),
  }))
  const from = performance.now()
  coach.plan({
    topicId,
    turns,
    question: longQuestions.at(-1) ?? '',
    askedAt: new Date(startedAt + turns.length * 60_000),
  })
  return performance.now() - from
}
