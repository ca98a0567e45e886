import type { Store, StoreHandle } from '#platform/server/store/store.ts'

export interface PromptDifficultiesTable {
  prompt_id: string
  difficulty: number
  members: number
  answers: number
  made_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    prompt_difficulties: PromptDifficultiesTable
  }
}

export function readDifficulties({ db }: StoreHandle): Promise<PromptDifficultiesTable[]> {
  return db.selectFrom('prompt_difficulties').selectAll().execute()
}

/** In place of all others. */
export async function writeDifficulties(
  store: Store,
  rows: readonly PromptDifficultiesTable[],
): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db.deleteFrom('prompt_difficulties').execute()
    if (rows.length > 0) await db.insertInto('prompt_difficulties').values(rows).execute()
  })
}

/** Ids of people who have practiced, in their order. */
export async function readMembers(
  { db }: StoreHandle,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('practice_standings')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The store's. */
export async function readClock(store: Store): Promise<number> {
  const { now } = await store.db.selectNoFrom(store.now().as('now')).executeTakeFirstOrThrow()
  return Number(now)
}
