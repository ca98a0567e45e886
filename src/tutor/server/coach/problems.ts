import { allLessons, findLessonByName } from '#content/catalogue.ts'
import { companyQuestions, isSqlQuestion } from '#content/company-questions/company-questions.ts'
import { findPatternsOfQuestion } from '#content/company-questions/question-patterns.ts'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import type { Difficulty } from '#content/lesson.ts'
import { practiceFits } from '#content/practice-fit/practice-fit.ts'

export interface KnownProblem {
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  /** Slugs, the primary one first. Empty when none of ours solves it. */
  readonly patterns: readonly string[]
  /** What it adds to the practice problems before it, in the first of these lessons that has it. */
  readonly adds?: string
}

/** Problems of the lessons, of the 25 questions and of the companies, by number. */
export const knownProblems: ReadonlyMap<number, KnownProblem> = new Map(
  [
    ...[...interviewQuestions, ...allLessons.flatMap(({ practice }) => practice)].map((problem) => ({
      ...problem,
      topics: [],
    })),
    ...companyQuestions.filter((question) => !isSqlQuestion(question)),
  ].map((question) => {
    const { number, title, slug, difficulty } = question
    const patterns = findPatternsOfQuestion(question)
    return [number, inTopicFirst({ number, title, slug, difficulty, patterns }, [])]
  }),
)

/** The same problem with patterns of the topic first, and what it adds to the lesson on the first. */
export function inTopicFirst(problem: KnownProblem, topic: readonly string[]): KnownProblem {
  const inside = problem.patterns.filter((name) => topic.includes(name))
  const patterns = [...inside, ...problem.patterns.filter((name) => !topic.includes(name))]
  const adds = patterns
    .map((name) => findLessonByName(name)?.practice.find(({ number }) => number === problem.number)?.adds)
    .find((text) => text !== undefined)
  return { ...problem, patterns, ...(adds ? { adds } : {}) }
}

/** Easiest first. */
export const levels: readonly Difficulty[] = ['Easy', 'Medium', 'Hard']

/** The difficulty that words such as `a harder one` or `easy` ask for. */
export function difficultyIn(words: string, current: Difficulty = 'Easy'): Difficulty | undefined {
  const at = levels.indexOf(current)
  if (/\b(harder|more difficult|tougher)\b/.test(words)) return levels[at + 1] ?? 'Hard'
  if (/\b(easier|simpler)\b/.test(words)) return levels[at - 1] ?? 'Easy'
  if (/\b(hard|difficult|tough|tricky)\b/.test(words)) return 'Hard'
  if (/\bmedium\b/.test(words)) return 'Medium'
  return /\b(easy|simple|beginner)\b/.test(words) ? 'Easy' : undefined
}

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
