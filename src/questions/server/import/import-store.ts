import type { StoreHandle } from '#platform/server/store/store.ts'

export interface StoredQuestion {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly difficulty: string
  readonly topics: string
}

/** Problems without a number get one far above all real numbers. */
const firstOwnId = 900_000_001

/** Rows per statement. Both databases accept far more; this keeps the SQL text short. */
const batchSize = 100

/** Those of the given slugs or numbers that are stored. */
export async function findImportedQuestions(
  { db }: StoreHandle,
  keys: readonly (string | number)[],
): Promise<{ bySlug: ReadonlyMap<string, StoredQuestion>; byId: ReadonlyMap<number, StoredQuestion> }> {
  const found: StoredQuestion[] = []
  for (const batch of chunks(keys, batchSize)) {
    const slugs = batch.filter((key) => typeof key === 'string')
    const ids = batch.filter((key) => typeof key === 'number')
    const rows = await db
      .selectFrom('imported_questions')
      .select(['id', 'slug', 'title', 'difficulty', 'topics'])
      .where((where) =>
        where.or([
          ...(slugs.length > 0 ? [where('slug', 'in', slugs)] : []),
          ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ]),
      )
      .execute()
    found.push(...rows)
  }
  return {
    bySlug: new Map(found.map((question) => [question.slug, question])),
    byId: new Map(found.map((question) => [question.id, question])),
  }
}

export async function nextFreeId({ db }: StoreHandle): Promise<number> {
  const { highest } = await db
    .selectFrom('imported_questions')
    .select(({ fn }) => fn.max('id').as('highest'))
    .where('id', '>=', firstOwnId)
    .executeTakeFirstOrThrow()
  return Math.max(firstOwnId, Number(highest ?? 0) + 1)
}

export async function readReportsOf(
  { db }: StoreHandle,
  companySlug: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('imported_reports')
    .select(['question_id', 'frequency'])
    .where('company_slug', '=', companySlug)
    .execute()
  return new Map(rows.map(({ question_id, frequency }) => [question_id, frequency]))
}

export async function writeCompany({ db }: StoreHandle, slug: string, name: string): Promise<void> {
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
  for (const batch of chunks(questions, batchSize))
    await db
      .insertInto('imported_questions')
      .values(batch.map((question) => ({ ...question })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          difficulty: ref('excluded.difficulty'),
          topics: ref('excluded.topics'),
        })),
      )
      .execute()
}

export async function writeReports(
  { db }: StoreHandle,
  companySlug: string,
  reports: readonly { readonly questionId: number; readonly frequency: number }[],
): Promise<void> {
  for (const batch of chunks(reports, batchSize))
    await db
      .insertInto('imported_reports')
      .values(
        batch.map(({ questionId, frequency }) => ({
          company_slug: companySlug,
          question_id: questionId,
          frequency,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['company_slug', 'question_id'])
          .doUpdateSet(({ ref }) => ({ frequency: ref('excluded.frequency') })),
      )
      .execute()
}

function chunks<Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
