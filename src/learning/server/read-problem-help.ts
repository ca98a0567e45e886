import { isCategoryOpen } from '#accounts/access.ts'
import { catalogue, practiceFits, problemHelps, tutorTexts } from '#curriculum/catalogue.ts'
import type { Lesson, PracticeProblem } from '#curriculum/lesson.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { PatternHelp, ProblemHelpReply } from '../contract.ts'

interface KnownHelp extends PatternHelp {
  readonly asks: string
  /** Without an account. */
  readonly isOpen: boolean
}

/** By number, in the order of the lessons. */
const helpOf = Map.groupBy(
  catalogue.flatMap(({ lessons }, position) =>
    lessons.flatMap((lesson) =>
      lesson.practice.map((problem) => ({
        number: String(problem.number),
        help: knownHelp(lesson, problem, isCategoryOpen(position, false)),
      })),
    ),
  ),
  ({ number }) => number,
)

/** @throws AppError `not_found` for what is no practice problem, `unauthenticated` if its lessons need an account */
export function readProblemHelp(number: string, isMember: boolean): ProblemHelpReply {
  const known = (helpOf.get(number) ?? []).map(({ help }) => help)
  if (known.length === 0)
    throw new AppError('not_found', 'There are hints for practice problems only, and this is none.')
  const [first, ...others] = known.filter(({ isOpen }) => isMember || isOpen)
  if (!first)
    throw new AppError('unauthenticated', 'The hints of this problem need a free account. Please sign in.')
  const patterns = [first, ...others].map(({ asks: _, isOpen: __, ...help }) => help)
  const questions = known
    .filter(({ isOpen }) => isMember || isOpen)
    .flatMap(({ pattern }) => tutorTexts.get(pattern)?.problems ?? [])
    .filter((problem) => problem.number === Number(number))
    .flatMap((problem) => problem.questions)
    .map(({ question, answer }) => ({ question, answer }))
  return { number: Number(number), asks: first.asks, patterns, questions }
}

function knownHelp(lesson: Lesson, { number, adds = '' }: PracticeProblem, isOpen: boolean): KnownHelp {
  const help = problemHelps.get(lesson.name)?.[number]
  if (!help) throw new Error(`${lesson.name} has no help for problem ${number}`)
  const { asks, hints, solvedBy, cost } = help
  const listing = lesson.listings.find(({ id }) => id === solvedBy)
  const { time, space } = lesson.complexity
  const [ownTime = time, ownSpace = space] = practiceFits[lesson.name]?.costs[number] ?? []
  return {
    pattern: lesson.name,
    asks,
    isOpen,
    hints: [...hints],
    adds,
    time: ownTime,
    space: ownSpace,
    ...(cost !== undefined && { cost }),
    ...(solvedBy !== undefined && { solvedBy }),
    isJudged: listing !== undefined && listing.isJudged !== false,
  }
}
