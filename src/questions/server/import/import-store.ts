import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { firstOwnNumber } from '#progress/server/solved-problems-store.ts'
import type { Company } from '../../import/company-names.ts'

export interface StoredQuestion {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly difficulty: string
  readonly topics: string
}

export interface StoredReport {
  readonly days: number
  readonly questionId: number
  readonly frequency: number
}

/** Rows per statement. Both databases accept far more; this keeps the SQL text short. */
const batchSize = 100

/** Makes other imports wait until the transaction ends: two at once would give one number twice. */
export async function lockImports(tx: StoreHandle): Promise<void> {
  const row = { name: 'company-questions', edition: 0 } as const
  await tx.db
    .insertInto('editions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.forUpdate(tx.db.selectFrom('editions').selectAll().where('name', '=', row.name)).execute()
}

export async function findQuestionsBySlug({ db }: StoreHandle, slugs: readonly string[]) {
  return inBatches(slugs, (batch) =>
    db.selectFrom('imported_questions').selectAll().where('slug', 'in', batch).execute(),
  )
}

export async function findQuestionsById({ db }: StoreHandle, ids: readonly number[]) {
  return inBatches(ids, (batch) =>
    db.selectFrom('imported_questions').selectAll().where('id', 'in', batch).execute(),
  )
}

/** The problems to which former slugs belong. */
export async function findFormerSlugs({ db }: StoreHandle, slugs: readonly string[]) {
  return inBatches(slugs, (batch) =>
    db.selectFrom('problem_aliases').selectAll().where('alias', 'in', batch).execute(),
  )
}

/** A number that no problem has or had. */
export async function nextFreeId({ db }: StoreHandle): Promise<number> {
  const { highest } = await db
    .selectFrom('imported_questions')
    .select(({ fn }) => fn.max('id').as('highest'))
    .where('id', '>=', firstOwnNumber)
    .executeTakeFirstOrThrow()
  const { former } = await db
    .selectFrom('problem_aliases')
    .select(({ fn }) => fn.max('alias').as('former'))
    .where('alias', 'like', '#%')
    .executeTakeFirstOrThrow()
  return 1 + Math.max(firstOwnNumber - 1, Number(highest ?? 0), Number(former?.slice(1) ?? 0))
}

export async function readReportsOf(
  { db }: StoreHandle,
  companySlugs: readonly string[],
): Promise<readonly StoredReport[]> {
  const rows = await db
    .selectFrom('imported_reports')
    .selectAll()
    .where('company_slug', 'in', companySlugs)
    .execute()
  return rows.map(({ days, question_id, frequency }) => ({ days, questionId: question_id, frequency }))
}

export async function writeCompany({ db }: StoreHandle, { slug, name }: Company): Promise<void> {
  await db
    .insertInto('imported_companies')
    .values({ slug, name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
    .execute()
}

export async function writeQuestions(
  { db }: StoreHandle,
  questions: readonly StoredQuestion[],
): Promise<void> {
  await inBatches(questions, (batch) =>
    db
      .insertInto('imported_questions')
      .values(batch.map((question) => ({ ...question })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          difficulty: ref('excluded.difficulty'),
          topics: ref('excluded.topics'),
        })),
      )
      .returning('id')
      .execute(),
  )
}

export async function writeAliases(
  { db }: StoreHandle,
  aliases: readonly { readonly alias: string; readonly id: number }[],
): Promise<void> {
  await inBatches(aliases, (batch) =>
    db
      .insertInto('problem_aliases')
      .values(batch.map(({ alias, id }) => ({ alias, question_id: id })))
      .onConflict((conflict) => conflict.column('alias').doNothing())
      .returning('alias')
      .execute(),
  )
}

/** Puts the reports in the place of all that a company has under any of its slugs. */
export async function replaceReports(
  { db }: StoreHandle,
  slug: string,
  formerSlugs: readonly string[],
  reports: readonly StoredReport[],
): Promise<void> {
  await db
    .deleteFrom('imported_reports')
    .where('company_slug', 'in', [slug, ...formerSlugs])
    .execute()
  await inBatches(reports, (batch) =>
    db
      .insertInto('imported_reports')
      .values(
        batch.map(({ days, questionId, frequency }) => ({
          company_slug: slug,
          days,
          question_id: questionId,
          frequency,
        })),
      )
      .returning('question_id')
      .execute(),
  )
}

/** How many questions each imported company has, by slug. */
export async function countQuestions({ db }: StoreHandle): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('imported_reports')
    .select(({ fn }) => ['company_slug', fn.count<number>('question_id').distinct().as('questions')])
    .groupBy('company_slug')
    .execute()
  return new Map(rows.map(({ company_slug, questions }) => [company_slug, Number(questions)]))
}

export async function deleteCompanies({ db }: StoreHandle, slugs: readonly string[]): Promise<void> {
  await db.deleteFrom('imported_reports').where('company_slug', 'in', slugs).execute()
  await db.deleteFrom('imported_companies').where('slug', 'in', slugs).execute()
}

/** SQLite never leaves the event loop by itself: between two batches other requests get their turn. */
async function inBatches<Value, Row>(
  values: readonly Value[],
  run: (batch: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < values.length; from += batchSize) {
    rows.push(...(await run(values.slice(from, from + batchSize))))
    await letOthersRun()
  }
  return rows
}
