import type { TutorTopic } from '#content/tutor-topics.ts'
import type { AnswerKind, AnswerPlan, Passage } from './answer-plan.ts'
import type { Conversation } from './conversation.ts'
import type { Intent } from './intent.ts'
import type { Question } from './question.ts'
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
