import { allLessons, findLessonByName } from '#curriculum/catalogue.ts'
import type { Difficulty } from '#curriculum/lesson.ts'
import { companyQuestions, isSqlQuestion } from './company-questions/company-questions.ts'
import { findPatternsOfQuestion } from './company-questions/question-patterns.ts'
import { interviewQuestions } from './interview-questions/interview-questions.ts'
import { otherProblems } from './other-problems.ts'

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

/** Problems of the lessons, of the 25 questions, of the companies and others, by number. */
export const knownProblems: ReadonlyMap<number, KnownProblem> = new Map([
  ...otherProblems.map((problem) => [problem.number, problem] as const),
  ...[
    ...[...interviewQuestions, ...allLessons.flatMap(({ practice }) => practice)].map((problem) => ({
      ...problem,
      topics: [],
    })),
    ...companyQuestions.filter((question) => !isSqlQuestion(question)),
  ].map((question) => {
    const { number, title, slug, difficulty } = question
    const patterns = findPatternsOfQuestion(question)
    return [number, inTopicFirst({ number, title, slug, difficulty, patterns }, [])] as const
  }),
])

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
