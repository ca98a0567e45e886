import { type KnownProblem, knownProblems, levels } from '#content/known-problems.ts'
import type { Difficulty } from '#content/lesson.ts'
import { practiceFits } from '#content/practice-fit/practice-fit.ts'

/**
 * Up to four problems to solve next, from easier to harder: those of the lesson, then those that companies asked. Problems of other
 * difficulties than a given one come last.
 *
 * @param leftOut numbers of problems that were solved or named
 */
export function similarTo(
  target: KnownProblem | string,
  leftOut: readonly number[],
  difficulty?: Difficulty,
): readonly KnownProblem[] {
  const problem = typeof target === 'string' ? undefined : target
  const patterns = typeof target === 'string' ? [target] : target.patterns
  const from = levels.indexOf(difficulty ?? problem?.difficulty ?? 'Easy')
  const known = new Set([...leftOut, ...(problem ? [problem.number] : [])])
  const rank = (candidate: KnownProblem) => {
    const shared = patterns.findIndex((name) => candidate.patterns.includes(name))
    const distance = levels.indexOf(candidate.difficulty) - from
    return (
      shared * 8 +
      // The pattern is not what the candidate is mainly about.
      (candidate.patterns[0] === patterns[shared] ? 0 : 4) +
      (distance < 0 ? -2.5 * distance : distance) +
      (candidate.adds ? 0 : 1.5) +
      (difficulty && distance !== 0 ? 12 : 0) -
      (problem && hasSameVariation(problem, candidate) ? 2 : 0)
    )
  }
  return [...knownProblems.values()]
    .filter(({ number, patterns: own }) => !known.has(number) && own.some((name) => patterns.includes(name)))
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 4)
    .map(({ candidate }) => candidate)
    .sort((a, b) => levels.indexOf(a.difficulty) - levels.indexOf(b.difficulty))
}

function hasSameVariation({ number, patterns: [pattern = ''] }: KnownProblem, other: KnownProblem): boolean {
  return Object.values(practiceFits[pattern]?.variations ?? {}).some(
    (numbers) => numbers.includes(number) && numbers.includes(other.number),
  )
}
