import { createContext } from 'react'
import type { ReplyTo } from '#platform/endpoint.ts'
import type { Draft } from '../draft-rules.ts'
import type { Result } from '../results.ts'
import type { Learning, LessonProgress } from '../rules.ts'

export type SavedLearning = ReplyTo<'GET /api/learning'>

export interface LearningState extends Learning {
  /** Something has waited for the server long enough to be mentioned. */
  readonly isWaiting: boolean
}

/** Whose learning the screens show, and where it is saved. */
export interface LearningSource {
  /** The same object until it changes. */
  read(): LearningState
  /** Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  saveLesson(pattern: string, progress: LessonProgress): void
  /** A run driven, a slip looked for, a rung passed. */
  saveResult(pattern: string, result: Result): void
  /** @param rungs how many are open now, 1 to 4 */
  openHint(problem: number, rungs: number): void
  /** Sends a draft of code to a member's account. */
  readonly saveDraft?: (id: string, draft: Draft) => void
  /** Takes what the server has stored. */
  adopt(saved: SavedLearning): void
}

/** Undefined until the source of a guest or member is loaded. */
export const LearningContext = createContext<LearningSource | undefined>(undefined)

/** All queries of it begin with this. */
export const learningKey = 'learning'
