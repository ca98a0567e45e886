import type { StoreHandle } from '#platform/server/store/store.ts'
import type { EarlierDraft, KeptDraft } from '../../draft-rules.ts'

interface DraftsTable {
  user_id: string
  /** What is written: pattern, rung and language. */
  id: string
  /** JSON. */
  draft: string
  /** JSON. The draft that it replaced. */
  earlier: string | null
  /** When that is deleted. */
  earlier_until: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    drafts: DraftsTable
  }
}

export async function readDraft(
  { db }: StoreHandle,
  userId: string,
  id: string,
): Promise<KeptDraft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['draft', 'earlier'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

export async function readDrafts({ db }: StoreHandle, userId: string) {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'draft', 'earlier'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, ...fromRow(row) }))
}

/** One save of a person's drafts at a time, until the transaction ends. */
export async function lockDrafts(tx: StoreHandle, userId: string): Promise<void> {
  if (tx.dialect === 'postgres')
    await tx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function countDrafts({ db }: StoreHandle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function putDraft(
  tx: StoreHandle,
  userId: string,
  id: string,
  { draft, earlier }: KeptDraft,
): Promise<void> {
  const values = {
    draft: JSON.stringify(draft),
    earlier: earlier ? JSON.stringify(earlier) : null,
    earlier_until: earlier ? Date.parse(earlier.until) : null,
  }
  await tx.db
    .insertInto('drafts')
    .values({ user_id: userId, id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
    .execute()
}

/** Safe at any time and on several processes at once. */
export async function deleteEarlierDrafts(store: StoreHandle): Promise<void> {
  await store.db
    .updateTable('drafts')
    .set({ earlier: null, earlier_until: null })
    .where('earlier_until', '<=', store.now())
    .execute()
}

function fromRow({ draft, earlier }: Pick<DraftsTable, 'draft' | 'earlier'>): KeptDraft {
  return {
    draft: JSON.parse(draft),
    ...(earlier !== null && { earlier: JSON.parse(earlier) as EarlierDraft }),
  }
}
