import { sql } from 'kysely'
import '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { Buddy } from '../../contract.ts'
import './friendship-store.ts'
import '../interviews/interview-store.ts'
import { namedColumns, namedPerson } from '../people-store.ts'

/** Newest friendship first. The figures are about completed interviews between the two and nobody else. */
export async function readBuddies(handle: StoreHandle, userId: string): Promise<Buddy[]> {
  const friends = await handle.db
    .selectFrom('friendships')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = case when user_a = ${userId} then user_b else user_a end`),
    )
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .select(namedColumns)
    .orderBy('friendships.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
  const given = await readPairs(handle, userId, 'interviewee_id', 'interviewer_id')
  const taken = await readPairs(handle, userId, 'interviewer_id', 'interviewee_id')
  return friends.map((row) => ({
    ...namedPerson(row),
    interviewsGiven: given.get(row.id)?.count ?? 0,
    interviewsTaken: taken.get(row.id)?.count ?? 0,
    averageScore: taken.get(row.id)?.average ?? 0,
  }))
}

/** Completed interviews in which the person was `mine`, by who was `theirs`. */
async function readPairs(
  { db }: StoreHandle,
  userId: string,
  mine: 'interviewer_id' | 'interviewee_id',
  theirs: 'interviewer_id' | 'interviewee_id',
): Promise<ReadonlyMap<string | null, { count: number; average: number }>> {
  const rows = await db
    .selectFrom('interviews')
    .select([theirs, sql<number>`count(*)`.as('count'), sql<number | null>`avg(score)`.as('average')])
    .where(mine, '=', userId)
    .where('status', '=', 'completed')
    .groupBy(theirs)
    .execute()
  return new Map(
    rows.map((row) => [
      row[theirs],
      { count: row.count, average: Math.round((row.average ?? 0) * 100) / 100 },
    ]),
  )
}
