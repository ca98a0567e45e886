import type { TutorTopicId } from '#content/tutor-topic-names.ts'
import type { Coach } from '#tutor/server/coach/coach.ts'
import type { TutorTurn } from '#tutor/server/tutor-model.ts'
import { allQuestions } from './all-questions.ts'
import { nearMisses } from './near-misses.ts'
import { offTopicMessages } from './off-topic.ts'
import type { Half, LearnerMessage, LearnerQuestion } from './read-messages.ts'

interface Answered {
  readonly topicId: TutorTopicId
  readonly half: Half
  readonly message: string
  /** Of the plan alone, without the search that is timed apart. */
  readonly ms: number
}

interface AnsweredQuestion extends Answered {
  readonly reaches: readonly string[]
  /** Ids of the first three passages found, best first. */
  readonly found: readonly string[]
  readonly isRedirected: boolean
}

interface AnsweredMessage extends Answered {
  readonly isRedirected: boolean
}

/** Every message of the set with what the coach made of it. */
export interface CoachRun {
  readonly questions: readonly AnsweredQuestion[]
  readonly offTopic: readonly AnsweredMessage[]
  readonly nearMisses: readonly AnsweredMessage[]
}

/** Shares from 0 to 1. */
export interface CoachFigures {
  readonly questions: number
  /** Questions whose first passage is a right one. */
  readonly first: number
  /** Questions with a right passage among the first three. */
  readonly firstThree: number
  readonly offTopicRecognised: number
  /** Messages that belong to the topic and were sent away, near-misses and questions apart. */
  readonly nearMissesRedirected: number
  readonly questionsRedirected: number
}

const askedAt = new Date('2026-11-02T10:00:00Z')

export function askEverything(coach: Coach): CoachRun {
  return {
    questions: allQuestions.map((question) => askQuestion(coach, question)),
    offTopic: offTopicMessages.map((message) => askMessage(coach, message)),
    nearMisses: nearMisses.map((message) => askMessage(coach, message)),
  }
}

export function figuresOf(run: CoachRun, of: (answered: Answered) => boolean = () => true): CoachFigures {
  const questions = run.questions.filter(of)
  return {
    questions: questions.length,
    first: share(questions, isFirstRight),
    firstThree: share(questions, isAmongThree),
    offTopicRecognised: share(run.offTopic.filter(of), ({ isRedirected }) => isRedirected),
    nearMissesRedirected: share(run.nearMisses.filter(of), ({ isRedirected }) => isRedirected),
    questionsRedirected: share(questions, ({ isRedirected }) => isRedirected),
  }
}

export function isFirstRight({ reaches, found }: AnsweredQuestion): boolean {
  return found.slice(0, 1).some((id) => reaches.includes(id))
}

export function isAmongThree({ reaches, found }: AnsweredQuestion): boolean {
  return found.some((id) => reaches.includes(id))
}

function askQuestion(coach: Coach, question: LearnerQuestion): AnsweredQuestion {
  // Timed before the search for the measure, or the coach would have met the message.
  const answered = askMessage(coach, question)
  const found = coach.retrieve(question.topicId, question.message).slice(0, 3)
  return { ...answered, reaches: question.reaches, found: found.map(({ id }) => id) }
}

function askMessage(coach: Coach, { topicId, message, half, after }: LearnerMessage): AnsweredMessage {
  const turns = after === undefined ? [] : [turnOf(coach, topicId, after)]
  const startedAt = performance.now()
  const { kind } = coach.plan({ topicId, turns, question: message, askedAt })
  return { topicId, half, message, ms: performance.now() - startedAt, isRedirected: kind === 'off-topic' }
}

/** The question before, as it was answered a minute ago. */
function turnOf(coach: Coach, topicId: string, question: string): TutorTurn {
  const earlier = new Date(askedAt.getTime() - 60_000)
  const { answer } = coach.plan({ topicId, turns: [], question, askedAt: earlier })
  return { question, reply: answer, askedAt: earlier }
}

function share<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / items.length
}
