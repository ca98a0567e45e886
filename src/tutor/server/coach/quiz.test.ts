import { describe, expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { TutorTurn } from '../models/tutor-model.ts'
import { makeCoach } from './coach.ts'
import { judgeAnswer, type QuizQuestion, quizOf } from './quiz.ts'
import type { AnswerPlan } from './turn.ts'

const coach = makeCoach()

function talk(topicId: string, ...messages: string[]): AnswerPlan[] {
  const turns: TutorTurn[] = []
  return messages.map((question, place) => {
    const askedAt = new Date(Date.UTC(2026, 0, 5, 10, place))
    const plan = coach.plan({ topicId, turns, question, askedAt })
    turns.push({ question, reply: plan.answer, askedAt })
    return plan
  })
}

function questionAbout(passageId: string): QuizQuestion {
  const found = quizOf(tutorTopics.flatMap(({ patterns }) => patterns)).find(
    (each) => each.passageId === passageId,
  )
  if (!found) throw new Error(`No question on ${passageId}`)
  return found
}

test('every topic has enough to ask', () => {
  for (const { patterns } of tutorTopics) expect(quizOf(patterns).length).toBeGreaterThan(20)
})

test('the lesson itself is always a right answer', () => {
  for (const question of quizOf(tutorTopics.flatMap(({ patterns }) => patterns))) {
    const told = `No. ${question.lesson.displayName}. ${question.lessonSays} Both time and memory.`
    expect(judgeAnswer(question, told).missing, question.ask).toEqual([])
  }
})

test('an answer about something else is not right', () => {
  for (const question of quizOf(tutorTopics.flatMap(({ patterns }) => patterns)))
    expect(judgeAnswer(question, 'bananas and yellow submarines').right, question.ask).toEqual([])
})

describe('the judgement says what was right and what was missing', () => {
  const cost = questionAbout('two-pointers#complexity')
  test.each([
    ['linear time and constant space, every step moves one of the indices', 3, 0],
    ['O(n)', 1, 2],
    ['time is O(n) and memory O(1)', 2, 1],
    ['O(n^2) because of two loops', 0, 3],
  ])('%s', (answer, right, missing) => {
    const verdict = judgeAnswer(cost, answer)
    expect(verdict.right).toHaveLength(right)
    expect(verdict.missing).toHaveLength(missing)
  })
})

describe('in a conversation', () => {
  test('one asks, one judges, next asks something new', () => {
    const plans = talk('graphs', 'quiz me', 'no idea about that at all, maybe something with arrows', 'next')
    expect(plans.map(({ kind }) => kind)).toEqual(['quiz', 'quiz-verdict', 'quiz'])
    expect(plans[1]?.answer).toContain('Lesson: ')
    expect(plans[2]?.answer).not.toBe(plans[0]?.answer)
  })

  test('giving up shows what the lesson says', () => {
    expect(talk('trees', 'test me', "I don't know")[1]?.answer).toContain('The lesson says')
  })

  test('it asks about the pattern that was named', () => {
    expect(talk('trees', 'quiz me on tries')[0]?.passages[0]?.id).toMatch(/^trie#|^rivals:.*trie/)
  })

  test('a question of one’s own ends it', () => {
    expect(talk('trees', 'quiz me', 'what is the time complexity of a trie lookup?')[1]?.kind).toBe(
      'complexity',
    )
  })
})
