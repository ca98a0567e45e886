import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import { AppError } from './http/errors.ts'
import type { Store, StoreHandle } from './store/store.ts'

export interface OnceRequest {
  readonly userId: string
  /** Keys are separate per endpoint. */
  readonly call: string
  /** The Idempotency-Key header, if sent. */
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * Does the work in one transaction. With a key, a repeated request within 24 hours gets the reply of the first.
 *
 * @throws AppError `conflict` when the key was used with a different body.
 */
export function answerOnce<Result>(
  store: Store,
  { userId, call, key, body }: OnceRequest,
  work: (tx: StoreHandle) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return store.transaction(work)
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new AppError('invalid', 'Idempotency-Key must be 1 to 100 visible characters.')
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  return store.transaction(async (tx) => {
    const earlier = await findAnswer(tx, { userId, call, key })
    if (earlier && earlier.bodyHash !== bodyHash)
      throw new AppError('conflict', 'This request was already used for something else.')
    if (earlier) return JSON.parse(earlier.answer) as Result
    const answer = await work(tx)
    await saveAnswer(tx, { userId, call, key, bodyHash, answer: JSON.stringify(answer) })
    return answer
  })
}

interface IdempotencyTable {
  user_id: string
  call: string
  key: string
  body_hash: string
  answer: string
  created_at: number
}

declare module './store/store.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}

interface RequestKey {
  readonly userId: string
  readonly call: string
  readonly key: string
}

const savedForMs = dayMs

/** The reply saved under this key, if any. Inserts the row first, so that a second request waits for the first. */
async function findAnswer(
  tx: StoreHandle,
  { userId, call, key }: RequestKey,
): Promise<{ bodyHash: string; answer: string } | undefined> {
  await tx.db
    .deleteFrom('idempotency')
    .where('user_id', '=', userId)
    .where('created_at', '<', sql<number>`${tx.now()} - ${savedForMs}`)
    .execute()
  const { body_hash, answer } = await tx.db
    .insertInto('idempotency')
    .values({ user_id: userId, call, key, body_hash: '', answer: '', created_at: tx.now() })
    // A no-op update, to lock the existing row and return it.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'call', 'key']).doUpdateSet({ key: sql`excluded.key` }),
    )
    .returning(['body_hash', 'answer'])
    .executeTakeFirstOrThrow()
  return answer === '' ? undefined : { bodyHash: body_hash, answer }
}

async function saveAnswer(
  tx: StoreHandle,
  { userId, call, key, bodyHash, answer }: RequestKey & { bodyHash: string; answer: string },
): Promise<void> {
  await tx.db
    .updateTable('idempotency')
    .set({ body_hash: bodyHash, answer })
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}

/** Deletes all replies saved more than a day ago. */
export async function deleteOldAnswers(store: Store): Promise<void> {
  await store.db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<number>`${store.now()} - ${savedForMs}`)
    .execute()
}

export async function readSavedAnswers({ db }: StoreHandle, userId: string) {
  const rows = await db
    .selectFrom('idempotency')
    .select(['call', 'key', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .where('answer', '<>', '')
    .orderBy('created_at')
    .orderBy('key')
    .execute()
  return rows.map(({ call, key, answer, created_at }) => ({ call, key, answer, createdAt: created_at }))
}
