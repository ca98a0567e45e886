import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { firstOwnNumber } from '#progress/server/solved-problems-store.ts'
import type { StoredQuestion } from './import-store.ts'
import type { ReportedQuestion, SkippedLine } from './read-row.ts'

/** Problems that come with the product: their facts are never replaced by those of a list. */
const ownProblems = new Map(
  [...allLessons.flatMap(({ practice }) => practice), ...interviewQuestions, ...companyQuestions].map(
    (problem) => [problem.number, problem] as const,
  ),
)
const ownNumberOfSlug = new Map([...ownProblems.values()].map(({ slug, number }) => [slug, number]))
const builtInNumbers = new Set(companyQuestions.map(({ number }) => number))

export interface KnownProblems {
  /** What earlier imports stored about the problems of these lists. */
  readonly stored: readonly StoredQuestion[]
  /** Problems by former slug. */
  readonly formerSlugs: ReadonlyMap<string, number>
  /** The number for the next problem that has none. */
  readonly freeId: number
}

export interface ResolvedList {
  /** Frequencies by problem number. */
  readonly frequencies: ReadonlyMap<number, number>
  readonly skipped: readonly SkippedLine[]
}

export interface ResolvedProblems {
  readonly lists: readonly ResolvedList[]
  /** New questions, and those with other facts than before. */
  readonly changed: readonly StoredQuestion[]
  readonly newSlugs: readonly { readonly alias: string; readonly id: number }[]
  /** Problems whose number has become known. */
  readonly renumbered: readonly { readonly from: number; readonly to: number; readonly isKnown: boolean }[]
}

/**
 * Finds out which problem each line is about. The number is the identity, and slugs are names of it: problems get other
 * slugs on LeetCode. A problem without a number gets one of ours until a list brings the real one.
 */
export function resolveProblems(
  lists: readonly (readonly ReportedQuestion[])[],
  known: KnownProblems,
): ResolvedProblems {
  const byId = new Map(known.stored.map((question) => [question.id, question]))
  const idOfSlug = new Map([...known.formerSlugs, ...known.stored.map(({ slug, id }) => [slug, id] as const)])
  const newSlugs = new Map<string, number>()
  const renumbered: { from: number; to: number; isKnown: boolean }[] = []
  let { freeId } = known
  const findId = (slug: string) => ownNumberOfSlug.get(slug) ?? idOfSlug.get(slug)
  const slugOf = (id: number) => ownProblems.get(id)?.slug ?? byId.get(id)?.slug

  function learnNumber(from: number, to: number): void {
    const before = byId.get(from)
    const isKnown = builtInNumbers.has(to) || byId.has(to)
    renumbered.push({ from, to, isKnown })
    byId.delete(from)
    if (before && !isKnown) byId.set(to, { ...before, id: to })
    for (const [slug, id] of idOfSlug) if (id === from) nameProblem(slug, to)
  }

  function nameProblem(slug: string, id: number): void {
    idOfSlug.set(slug, id)
    const shown = slugOf(id)
    if (shown !== undefined && shown !== slug) newSlugs.set(slug, id)
  }

  /** The problem's number, and its facts unless the product has them. */
  function resolve(question: ReportedQuestion, number: number | undefined) {
    const idBySlug = findId(question.slug)
    const isOurs = idBySlug === undefined || idBySlug >= firstOwnNumber
    const id = (isOurs ? number : undefined) ?? idBySlug ?? freeId
    if (builtInNumbers.has(id)) return { id, idBySlug, facts: undefined }
    const stored = byId.get(id) ?? byId.get(idBySlug ?? id)
    const own = ownProblems.get(id)
    const difficulty = own?.difficulty ?? question.difficulty ?? stored?.difficulty
    if (difficulty === undefined) return undefined
    return {
      id,
      idBySlug,
      facts: {
        id,
        slug: stored?.slug ?? own?.slug ?? question.slug,
        title: own?.title ?? question.title,
        difficulty,
        topics: question.topics?.join(' ') ?? stored?.topics ?? '',
      },
    }
  }

  const resolvedLists = lists.map((questions): ResolvedList => {
    // Some lists number problems in their own way. Where a link proves that, none of the numbers is believed.
    const hasRealNumbers = questions.every(({ slug, number }) => {
      const id = findId(slug)
      return number === undefined || id === undefined || id >= firstOwnNumber || id === number
    })
    const frequencies = new Map<number, number>()
    const skipped: SkippedLine[] = []
    for (const question of questions) {
      const { line, title, slug, number } = question
      const found = resolve(question, hasRealNumbers ? number : undefined)
      if (!found) {
        skipped.push({
          line,
          reason: 'The list has no difficulty, and the problem is in no other list.',
          text: title,
        })
        continue
      }
      const { id, idBySlug, facts } = found
      if (frequencies.has(id)) {
        skipped.push({ line, reason: 'The problem is on an earlier line already.', text: title })
        continue
      }
      frequencies.set(id, question.frequency)
      if (idBySlug !== undefined && idBySlug !== id) learnNumber(idBySlug, id)
      if (facts) byId.set(id, facts)
      if (id === freeId) freeId++
      if (findId(slug) === undefined) nameProblem(slug, id)
    }
    return { frequencies, skipped }
  })

  const before = new Map(known.stored.map((question) => [question.id, JSON.stringify(factsOf(question))]))
  return {
    lists: resolvedLists.map((list) => list),
    changed: [...byId.values()].filter((facts) => before.get(facts.id) !== JSON.stringify(factsOf(facts))),
    newSlugs: [...newSlugs].map(([alias, id]) => ({ alias, id })),
    renumbered,
  }
}

function factsOf({ slug, title, difficulty, topics }: StoredQuestion): readonly string[] {
  return [slug, title, difficulty, topics]
}
