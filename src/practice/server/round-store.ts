import { type ExpressionBuilder, sql } from 'kysely'
import type { StoreHandle, Tables } from '#platform/server/store/store.ts'
import { type DoingItem, doingKinds, type Round } from '../contract.ts'
import type { ItemRef } from '../rounds/bank.ts'

interface PracticeRoundsTable {
  id: string
  user_id: string
  kind: Round['kind']
  /** JSON of what was chosen. */
  options: string
  /** JSON of references to prompts, and at the end what is to be done, if there is something. */
  items: string
  created_at: number
  ended_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    practice_rounds: PracticeRoundsTable
  }
}

export interface StoredRound {
  readonly id: string
  readonly kind: Round['kind']
  readonly options: string
  readonly items: readonly ItemRef[]
  readonly doing?: DoingItem | undefined
  readonly createdAt: number
  readonly endedAt: number | null
}

const isDoing = (item: ItemRef | DoingItem): item is DoingItem =>
  doingKinds.some((kind) => kind === item.kind)

function fromRow({ id, kind, options, items, created_at, ended_at }: PracticeRoundsTable): StoredRound {
  const all = JSON.parse(items) as readonly (ItemRef | DoingItem)[]
  return {
    id,
    kind,
    options,
    items: all.filter((item) => !isDoing(item)),
    doing: all.find(isDoing),
    createdAt: created_at,
    endedAt: ended_at,
  }
}

export async function insertRound(tx: StoreHandle, userId: string, round: StoredRound): Promise<void> {
  await tx.db
    .insertInto('practice_rounds')
    .values({
      id: round.id,
      user_id: userId,
      kind: round.kind,
      options: round.options,
      items: JSON.stringify([...round.items, ...(round.doing ? [round.doing] : [])]),
      created_at: round.createdAt,
      ended_at: round.endedAt,
    })
    .execute()
}

export async function readRounds(
  { db }: StoreHandle,
  userId: string,
  ids: readonly string[],
): Promise<readonly StoredRound[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('practice_rounds')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .execute()
  return rows.map(fromRow)
}

export async function readOpenRounds({ db }: StoreHandle, userId: string): Promise<readonly StoredRound[]> {
  const rows = await db
    .selectFrom('practice_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(fromRow)
}

const hasAnswers = (eb: ExpressionBuilder<Tables, 'practice_rounds'>) =>
  eb.exists(
    eb
      .selectFrom('practice_answers')
      .select('practice_answers.id')
      .whereRef('practice_answers.round_id', '=', 'practice_rounds.id')
      .whereRef('practice_answers.user_id', '=', 'practice_rounds.user_id'),
  )

/** A round that another one replaced before its first answer is no part of the history, and neither is one to play with. */
const isInHistory = (eb: ExpressionBuilder<Tables, 'practice_rounds'>) =>
  eb.and([eb('kind', 'not in', ['streak', 'storm']), eb.or([eb('ended_at', 'is', null), hasAnswers(eb)])])

/** Those of the history, newest first. */
export async function readRoundsBefore(
  { db }: StoreHandle,
  userId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly StoredRound[]> {
  const rows = await db
    .selectFrom('practice_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where(isInHistory)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

export async function readLastRound(
  { db }: StoreHandle,
  userId: string,
  kind: Round['kind'],
): Promise<StoredRound | undefined> {
  const row = await db
    .selectFrom('practice_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && fromRow(row)
}

export async function readAllRounds({ db }: StoreHandle, userId: string): Promise<readonly StoredRound[]> {
  const rows = await db
    .selectFrom('practice_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(fromRow)
}

/** Those of the history. */
export async function countRounds({ db }: StoreHandle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('practice_rounds')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where(isInHistory)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of these rounds have ended. */
export async function countEnded(
  { db }: StoreHandle,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('practice_rounds')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function endRound(tx: StoreHandle, id: string, endedAt: number): Promise<void> {
  await tx.db.updateTable('practice_rounds').set({ ended_at: endedAt }).where('id', '=', id).execute()
}
