/** A piece of a lesson (or table, or glossary) that can answer one question. */
export interface Passage {
  /** 'two-pointers#clues', 'two-pointers#mistake-2', 'comparison:bfs-vs-dfs', 'rivals:a/b', 'glossary:…'. Stable. */
  readonly id: string
  /** The lesson it is from, by the name of its pattern. */
  readonly patternName?: string
  readonly title: string
  readonly text: string
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
