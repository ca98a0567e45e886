import type { Ladder } from './hint-ladder.ts'
import type { KnownProblem } from './problems.ts'
import type { QuizQuestion } from './quiz.ts'

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
