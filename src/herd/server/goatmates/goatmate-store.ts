import { type Generated, sql } from 'kysely'
import { displayName } from '#accounts/person.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { GoatMate } from '../../contract.ts'
import { namedColumns, namedPerson } from '../people-store.ts'

interface GoatMatesTable {
  /** The smaller id of the two. */
  user_a: string
  user_b: string
  created_at: number
  /** 1 when this person asked for it or accepted it themselves, 0 when it was accepted automatically. */
  a_accepted: Generated<number>
  b_accepted: Generated<number>
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    friendships: GoatMatesTable
  }
}

/** The key of the one row that two people share. */
function pairOf(one: string, other: string): { user_a: string; user_b: string } {
  return one < other ? { user_a: one, user_b: other } : { user_a: other, user_b: one }
}

export async function areGoatMates(handle: StoreHandle, one: string, other: string): Promise<boolean> {
  const { user_a, user_b } = pairOf(one, other)
  const row = await handle.db
    .selectFrom('friendships')
    .select('user_a')
    .where('user_a', '=', user_a)
    .where('user_b', '=', user_b)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this person invited the other or accepted the invitation themselves, rather than automatically. */
export async function hasAccepted(
  handle: StoreHandle,
  personId: string,
  goatMateId: string,
): Promise<boolean> {
  const { user_a, user_b } = pairOf(personId, goatMateId)
  const row = await handle.db
    .selectFrom('friendships')
    .select(personId === user_a ? 'a_accepted as accepted' : 'b_accepted as accepted')
    .where('user_a', '=', user_a)
    .where('user_b', '=', user_b)
    .executeTakeFirst()
  return row?.accepted === 1
}

interface NewPair {
  readonly inviterId: string
  readonly accepterId: string
  /** Accepted by the setting, not by the person. */
  readonly isAutomatic: boolean
}

/** @returns false when they were GoatMates already. */
export async function insertGoatMates(
  tx: StoreHandle,
  { inviterId, accepterId, isAutomatic }: NewPair,
): Promise<boolean> {
  const pair = pairOf(inviterId, accepterId)
  const accepted = (userId: string) => (userId === inviterId || !isAutomatic ? 1 : 0)
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('friendships')
    .values({
      ...pair,
      created_at: tx.now(),
      a_accepted: accepted(pair.user_a),
      b_accepted: accepted(pair.user_b),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteGoatMates(tx: StoreHandle, one: string, other: string): Promise<void> {
  const { user_a, user_b } = pairOf(one, other)
  await tx.db.deleteFrom('friendships').where('user_a', '=', user_a).where('user_b', '=', user_b).execute()
}

export async function countGoatMates(handle: StoreHandle, userId: string): Promise<number> {
  const { count } = await handle.db
    .selectFrom('friendships')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Those with the most interviews between the two first, then by name. The figures cover completed ones only. */
export async function readGoatMates({ db }: StoreHandle, userId: string): Promise<GoatMate[]> {
  const goatMates = await db
    .selectFrom('friendships')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = case when user_a = ${userId} then user_b else user_a end`),
    )
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .select(namedColumns)
    .execute()
  const figures = await db
    .selectFrom('interviews')
    .select([
      sql<string>`case when interviewer_id = ${userId} then interviewee_id else interviewer_id end`.as(
        'goat_mate_id',
      ),
      sql<number>`sum(case when interviewee_id = ${userId} then 1 else 0 end)`.as('given'),
      sql<number>`sum(case when interviewer_id = ${userId} then 1 else 0 end)`.as('taken'),
      sql<number | null>`avg(case when interviewer_id = ${userId} then score end)`.as('average'),
    ])
    .where((row) => row.or([row('interviewer_id', '=', userId), row('interviewee_id', '=', userId)]))
    .where('status', '=', 'completed')
    .groupBy('goat_mate_id')
    .execute()
  const figuresOf = new Map(figures.map((row) => [row.goat_mate_id, row]))
  const people = goatMates.map((goatMate) => {
    const { given = 0, taken = 0, average = 0 } = figuresOf.get(goatMate.id) ?? {}
    return {
      ...namedPerson(goatMate),
      interviewsGiven: given,
      interviewsTaken: taken,
      averageScore: Math.round((average ?? 0) * 100) / 100,
    }
  })
  const held = ({ interviewsGiven, interviewsTaken }: GoatMate) => interviewsGiven + interviewsTaken
  return people.toSorted(
    (a, b) =>
      held(b) - held(a) || displayName(a).localeCompare(displayName(b), 'en') || a.id.localeCompare(b.id),
  )
}

/** Whether two people are or were in contact through the herd. Only then may one learn that the other exists. */
export async function areConnected(
  { db }: StoreHandle,
  me: { readonly id: string; readonly emailKey: string },
  otherId: string,
): Promise<boolean> {
  const both = [me.id, otherId]
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('id', '!=', me.id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('friendships').select('user_a').where('user_a', 'in', both).where('user_b', 'in', both),
        ),
        exists(
          selectFrom('removals')
            .select('remover_id')
            .where('remover_id', 'in', both)
            .where('removed_id', 'in', both),
        ),
        exists(
          selectFrom('buddy_invites')
            .select('buddy_invites.id')
            .where('from_user_id', '=', otherId)
            .where('to_email_key', '=', me.emailKey)
            .where('status', '!=', 'withheld'),
        ),
        exists(
          selectFrom('interviews')
            .select('interviews.id')
            .where('interviewer_id', 'in', both)
            .where('interviewee_id', 'in', both),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
