import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { firstOwnNumber } from '#progress/server/solved-problems-store.ts'
import type { StoredQuestion } from './import-store.ts'
import type { ReportedQuestion, SkippedLine } from './read-row.ts'
import type { Renumbered } from './renumber-problem-store.ts'

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
  readonly renumbered: readonly Renumbered[]
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
  const numbersNow = new Map<number, number>()
  const renumbered: Renumbered[] = []
  let { freeId } = known

  function findId(slug: string): number | undefined {
    const id = idOfSlug.get(slug)
    if (id !== undefined && id < firstOwnNumber) return id
    return ownNumberOfSlug.get(slug) ?? (id === undefined ? undefined : (numbersNow.get(id) ?? id))
  }

  function nameProblem(slug: string, id: number): void {
    idOfSlug.set(slug, id)
    const shown = ownProblems.get(id)?.slug ?? byId.get(id)?.slug
    if (shown !== undefined && shown !== slug) newSlugs.set(slug, id)
  }

  function learnNumber(from: number, to: number): void {
    const before = byId.get(from)
    const isKnown = builtInNumbers.has(to) || byId.has(to)
    renumbered.push({ from, to, isKnown })
    numbersNow.set(from, to)
    byId.delete(from)
    if (!before) return
    if (!isKnown) byId.set(to, { ...before, id: to })
    nameProblem(before.slug, to)
  }

  /** Undefined when nobody knows the difficulty. */
  function factsOfQuestion(question: ReportedQuestion, id: number): StoredQuestion | undefined {
    const stored = byId.get(id)
    const own = ownProblems.get(id)
    const difficulty = own?.difficulty ?? question.difficulty ?? stored?.difficulty
    if (difficulty === undefined) return undefined
    return {
      id,
      slug: stored?.slug ?? own?.slug ?? question.slug,
      title: own?.title ?? question.title,
      difficulty,
      topics: question.topics?.join(' ') ?? stored?.topics ?? '',
    }
  }

  function resolveList(questions: readonly ReportedQuestion[]): ResolvedList {
    // Some lists number problems in their own way. Where a link proves that, none of the numbers is believed.
    const hasRealNumbers = questions.every(({ slug, number }) => {
      const id = findId(slug)
      return number === undefined || id === undefined || id >= firstOwnNumber || id === number
    })
    const frequencies = new Map<number, number>()
    const skipped: SkippedLine[] = []
    for (const question of questions) {
      const { line, title, slug } = question
      const idBySlug = findId(slug)
      const isOurs = idBySlug === undefined || idBySlug >= firstOwnNumber
      const id = (isOurs && hasRealNumbers ? question.number : undefined) ?? idBySlug ?? freeId
      if (idBySlug !== undefined && idBySlug !== id) learnNumber(idBySlug, id)
      if (!builtInNumbers.has(id)) {
        const facts = factsOfQuestion(question, id)
        if (!facts) {
          skipped.push({ line, reason: difficultyUnknown, text: title })
          continue
        }
        byId.set(id, facts)
      }
      if (id === freeId) freeId++
      if (idBySlug === undefined) nameProblem(slug, id)
      if (frequencies.has(id))
        skipped.push({ line, reason: 'The problem is on an earlier line already.', text: title })
      else frequencies.set(id, question.frequency)
    }
    return { frequencies, skipped }
  }

  // Stored by an older version, which did not know the numbers of all problems of the product.
  for (const { slug, id } of known.stored) {
    const number = ownNumberOfSlug.get(slug)
    if (number !== undefined && id >= firstOwnNumber) learnNumber(id, number)
  }
  const resolved = lists.map(resolveList)
  const before = new Map(known.stored.map((question) => [question.id, question]))
  return {
    // A later list may have brought the number of a problem in an earlier one.
    lists: resolved.map(({ frequencies, skipped }) => ({
      skipped,
      frequencies: new Map([...frequencies].map(([id, frequency]) => [numbersNow.get(id) ?? id, frequency])),
    })),
    changed: [...byId.values()].filter((facts) => !areEqual(facts, before.get(facts.id))),
    newSlugs: [...newSlugs].map(([alias, id]) => ({ alias, id })),
    renumbered,
  }
}

const difficultyUnknown = 'The list has no difficulty, and the problem is in no other list.'

function areEqual(facts: StoredQuestion, other: StoredQuestion | undefined): boolean {
  return (['slug', 'title', 'difficulty', 'topics'] as const).every((key) => facts[key] === other?.[key])
}
