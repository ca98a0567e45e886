import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import type { Ladder } from './hint-ladder.ts'
import type { Intent } from './intent.ts'
import type { Passage } from './passages.ts'
import { type KnownProblem, templatesThatSolve } from './problems.ts'
import type { Question } from './question.ts'
import type { QuizQuestion } from './quiz.ts'
import type { Hit, Library } from './retrieve.ts'

export interface Turn {
  readonly library: Library
  readonly topic: TutorTopic
  readonly conversation: Conversation
  readonly text: string
  readonly askedAt: Date
}

export interface Taken {
  readonly conversation: Conversation
  readonly plan: AnswerPlan
}

/** A turn with its message taken apart, as the parts of the coach get it. */
export interface ReadTurn extends Turn {
  readonly question: Question
  readonly intent: Intent
}

/** A short message without a subject of its own, after an answer about something. */
export function isFollowUp({ conversation, question }: ReadTurn): boolean {
  const isBare = question.named.length === 0 && question.terms.size === 0 && question.problem === undefined
  return conversation.patterns.length > 0 && isBare && question.foreign === 0 && question.content.length <= 4
}

/** What the topic covers, best first. */
export function searchTopic(library: Library, topic: TutorTopic, question: Question): readonly Hit[] {
  return withinTopic(library.search(question, topic.patterns), topic)
}

export function withinTopic(hits: readonly Hit[], topic: TutorTopic): readonly Hit[] {
  return hits.filter(({ passage }) => passage.patterns.some((pattern) => topic.patterns.includes(pattern)))
}

export function leaveQuiz(conversation: Conversation): Conversation {
  const { waiting: _, ...rest } = conversation
  return { ...rest, inQuiz: false }
}

export function plan(kind: AnswerKind, hits: readonly Hit[], answer: string): AnswerPlan {
  return { kind, passages: hits.slice(0, 3).map(({ passage }) => bare(passage)), answer }
}

/** Without what only the search needs. */
export function bare({ id, patternName, title, text }: Passage): Passage {
  return { id, ...(patternName && { patternName }), title, text }
}

export type AnswerKind =
  | 'definition'
  | 'when-to-use'
  | 'comparison'
  | 'complexity'
  | 'why'
  | 'template'
  | 'mistakes'
  | 'similar-problem'
  | 'hint'
  | 'quiz'
  | 'quiz-verdict'
  | 'greeting'
  | 'nearest'
  | 'off-topic'

/** What the coach would say, and what it says it from. */
export interface AnswerPlan {
  readonly kind: AnswerKind
  readonly passages: readonly Passage[]
  /** Title of the practice problem the learner is stuck on. */
  readonly problem?: string
  /** Step of the hint ladder, 0 (what was tried) to 4 (a worked sibling). */
  readonly rung?: number
  /** Lessons whose code would be the solution of a problem that the learner works on or asks about. */
  readonly hiddenPatterns?: readonly string[]
  /** The coach's own words; the fallback when a model's reply is refused. */
  readonly answer: string
}

/** What the coach remembers of a session; found by replaying its turns, kept nowhere. */
export interface Conversation {
  /** By problem; one without a name has the key `unnamed`. */
  readonly ladders: ReadonlyMap<string, Ladder>
  /** Numbers of the problems that were named, also of those that are said to be solved. */
  readonly met: readonly number[]
  /** The ladder the learner is on now. */
  readonly current?: string
  /** The quiz question that waits for its answer. */
  readonly waiting?: QuizQuestion
  /** `next` means another question, as long as nothing else came between. */
  readonly inQuiz: boolean
  readonly quizAsked: readonly string[]
  /** What the last answer was about, for `and what does it cost?`. */
  readonly patterns: readonly string[]
  readonly said: readonly string[]
  readonly previousAt?: Date
}

export const newConversation: Conversation = {
  ladders: new Map(),
  met: [],
  inQuiz: false,
  quizAsked: [],
  patterns: [],
  said: [],
}

export function keyOf(problem: KnownProblem | undefined): string {
  return problem ? String(problem.number) : 'unnamed'
}

/**
 * Lessons whose code would be the solution of a problem named in this session, solved or not: that somebody says so
 * proves nothing. With those that share a name with them: their code is often nearly the same.
 */
export function hiddenPatterns({ met }: Conversation, { named }: Question): ReadonlySet<string> {
  const solving = new Set(met.flatMap(templatesThatSolve))
  const namesakes = named.flatMap(({ patterns }) =>
    patterns.some((name) => solving.has(name)) ? patterns : [],
  )
  return new Set([...solving, ...namesakes])
}
