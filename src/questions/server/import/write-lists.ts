import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { FileOfCompany } from '../../import/company-of-path.ts'
import type { CompanyReport } from '../../import/import-contract.ts'
import { raiseEdition } from '../imported-store.ts'
import { findCompany } from './find-company.ts'
import {
  findFormerSlugs,
  findQuestionsById,
  findQuestionsBySlug,
  lockImports,
  nextFreeId,
  readReportsOf,
  replaceReports,
  type StoredReport,
  writeAliases,
  writeCompany,
  writeQuestions,
} from './import-store.ts'
import type { ReportedQuestion, SkippedLine } from './read-row.ts'
import { renumberProblems } from './renumber-problem-store.ts'
import { type ResolvedList, resolveProblems } from './resolve-problems.ts'

/** A file that could be read. */
export interface List extends FileOfCompany {
  readonly questions: readonly ReportedQuestion[]
  readonly skipped: readonly SkippedLine[]
}

export interface WrittenLists
  extends Pick<CompanyReport, 'company' | 'slug' | 'isNew' | 'added' | 'updated' | 'unchanged' | 'removed'> {
  /** Lines that name no problem or the same one again, by list. */
  readonly skipped: readonly Pick<List, 'path' | 'skipped'>[]
}

/** What was imported before periods were stored: any list replaces it. */
const unknownPeriod = 0

/** Puts the lists of one company in the place of older ones of the same periods. Writes nothing when nothing changes. */
export async function writeLists(tx: StoreHandle, lists: readonly List[]): Promise<WrittenLists> {
  await lockImports(tx)
  const company = await findCompany(tx, lists)
  // The longest period comes last, so that its title and difficulty stay.
  const sorted = lists.toSorted((a, b) => a.days - b.days)
  const { resolved, changed, newSlugs, renumbered } = await resolve(tx, sorted)
  await renumberProblems(tx, renumbered)

  const split = company.formerSlugs.length > 0 ? await readReportsOf(tx, company.formerSlugs) : []
  const before = [...(await readReportsOf(tx, [company.slug])), ...split]
  // SQLite never leaves the event loop by itself: other requests get their turn.
  await letOthersRun()
  const replaced = new Set([unknownPeriod, ...lists.map(({ days }) => days)])
  const brought = reportsOf(sorted, resolved)
  const after = onceEach([...before.filter(({ days }) => !replaced.has(days)), ...brought])
  const isChanged =
    changed.length + newSlugs.length + renumbered.length + split.length > 0 || company.isRenamed
  if (isChanged || !areEqual(before, after)) {
    if (after.length > 0) await writeCompany(tx, company)
    await writeQuestions(tx, changed)
    await writeAliases(tx, newSlugs)
    await replaceReports(tx, company.slug, company.formerSlugs, after)
    await raiseEdition(tx, 'company-questions')
  }
  await letOthersRun()
  const { slug, name, isNew } = company
  return {
    company: name,
    slug,
    isNew: isNew && after.length > 0,
    ...compare(before, after, brought, new Set(changed.map(({ id }) => id))),
    skipped: sorted.map(({ path, skipped }, index) => ({
      path,
      skipped: [...skipped, ...(resolved[index]?.skipped ?? [])].sort((a, b) => a.line - b.line),
    })),
  }
}

async function resolve(tx: StoreHandle, lists: readonly List[]) {
  const questions = lists.flatMap((list) => list.questions)
  const slugs = unique(questions.map(({ slug }) => slug))
  const aliases = await findFormerSlugs(tx, slugs)
  const formerSlugs = new Map(aliases.map(({ alias, question_id }) => [alias, question_id]))
  const numbers = unique([...questions.flatMap(({ number }) => number ?? []), ...formerSlugs.values()])
  const stored = [...(await findQuestionsBySlug(tx, slugs)), ...(await findQuestionsById(tx, numbers))]
  const freeId = await nextFreeId(tx)
  await letOthersRun()
  const { lists: resolved, ...found } = resolveProblems(
    lists.map((list) => list.questions),
    { stored, formerSlugs, freeId },
  )
  await letOthersRun()
  return { resolved, ...found }
}

function reportsOf(lists: readonly List[], resolved: readonly ResolvedList[]): readonly StoredReport[] {
  return onceEach(
    lists.flatMap(({ days }, index) =>
      [...(resolved[index]?.frequencies ?? [])].map(([questionId, frequency]) => ({
        days,
        questionId,
        frequency,
      })),
    ),
  )
}

/** Of two lists of the same period the first one's frequency counts. */
function onceEach(reports: readonly StoredReport[]): readonly StoredReport[] {
  return [...byKey(reports.toReversed()).values()].reverse()
}

function areEqual(before: readonly StoredReport[], after: readonly StoredReport[]): boolean {
  const stored = byKey(before)
  return (
    before.length === after.length &&
    after.every((report) => stored.get(keyOf(report))?.frequency === report.frequency)
  )
}

function byKey(reports: readonly StoredReport[]): ReadonlyMap<string, StoredReport> {
  return new Map(reports.map((report) => [keyOf(report), report]))
}

function keyOf({ days, questionId }: StoredReport): string {
  return `${days} ${questionId}`
}

/** Counts questions as they are shown: with the frequency of the longest period. */
function compare(
  before: readonly StoredReport[],
  after: readonly StoredReport[],
  brought: readonly StoredReport[],
  changedIds: ReadonlySet<number>,
): Pick<CompanyReport, 'added' | 'updated' | 'unchanged' | 'removed'> {
  const shownBefore = frequenciesOf(before)
  const shownAfter = frequenciesOf(after)
  const ids = unique(brought.map(({ questionId }) => questionId))
  const added = ids.filter((id) => !shownBefore.has(id))
  const updated = ids.filter(
    (id) => shownBefore.has(id) && (changedIds.has(id) || shownBefore.get(id) !== shownAfter.get(id)),
  )
  return {
    added: added.length,
    updated: updated.length,
    unchanged: ids.length - added.length - updated.length,
    removed: [...shownBefore.keys()].filter((id) => !shownAfter.has(id)).length,
  }
}

function frequenciesOf(reports: readonly StoredReport[]): ReadonlyMap<number, number> {
  const longestLast = reports.toSorted((a, b) => a.days - b.days)
  return new Map(longestLast.map(({ questionId, frequency }) => [questionId, frequency]))
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}
