import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuestionKind } from './question-kinds.ts'

/** A question that learners ask about a pattern. */
export interface PatternQuestion {
  readonly kind: QuestionKind
  /** In several wordings. */
  readonly asks: readonly string[]
  readonly answer: string
  /** The other side of a comparison. */
  readonly with?: string
}

/** Questions that learners ask about a practice problem. */
export interface ProblemNote {
  readonly number: number
  readonly questions: readonly { readonly asks: readonly string[]; readonly answer: string }[]
}

/** Hints on a practice problem, in their order. */
export interface ProblemHints {
  /** The first step: the smallest case, or what a call, cell or pointer stands for. */
  readonly start: string
  /** What happens at one element, call or cell. */
  readonly next: string
  /** The plan, and what stays true. */
  readonly idea: string
}

/** A task whose pattern is to be recognized. */
export interface QuizTask {
  readonly task: string
  /** Exact pieces of the task that rule out the pattern it is most easily mistaken for. */
  readonly words: readonly string[]
  readonly not: string
  /** Why that other pattern fails here. */
  readonly why: string
  readonly idea: string
  /** Time of the solution. */
  readonly cost: string
}

/** What the JSON files of a folder have for each pattern. */
function readFolder<Entry>(folder: string): Readonly<Record<string, Entry>> {
  const files = globSync(join(import.meta.dirname, folder, '*.json')).toSorted()
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
}

export const patternQuestions = readFolder<readonly PatternQuestion[]>('questions')
export const problemNotes = readFolder<readonly ProblemNote[]>('problems')
/** By pattern and by number of the problem. */
export const problemHints = readFolder<Readonly<Record<number, ProblemHints>>>('hints')
/** By pattern, from easy to hard to recognize. */
export const quizTasks = readFolder<readonly QuizTask[]>('quiz')
