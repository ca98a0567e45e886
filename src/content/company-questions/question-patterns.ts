import { allLessons } from '#curriculum/catalogue.ts'
import { primaryPatterns, reviewedPatterns } from './reviewed-patterns.ts'
import { findPatternsOfTags } from './tag-patterns.ts'

/** What a pattern can be told from: the external problem's number and its topic tags. */
export interface TaggedQuestion {
  readonly number: number
  readonly topics: readonly string[]
}

/**
 * Names of the patterns that solve a question, the primary one first; empty when none of ours does.
 * The catalogue's own practice problems know best, then the review by hand, then the topic tags.
 */
export function findPatternsOfQuestion(question: TaggedQuestion): readonly string[] {
  return (
    patternsByProblem.get(question.number) ??
    reviewedPatterns.get(question.number) ??
    findPatternsOfTags(question.topics)
  )
}

const patternsByProblem: ReadonlyMap<number, readonly string[]> = groupPatternsByProblem()

function groupPatternsByProblem(): Map<number, readonly string[]> {
  const byProblem = new Map<number, readonly string[]>()
  for (const lesson of allLessons) {
    for (const { number } of lesson.practice) {
      const others = byProblem.get(number) ?? []
      const isPrimary = primaryPatterns.get(number) === lesson.name
      byProblem.set(number, isPrimary ? [lesson.name, ...others] : [...others, lesson.name])
    }
  }
  return byProblem
}
