import type { StoreHandle } from '#platform/server/store.ts'

interface FriendshipTable {
  /** The smaller id of the two. */
  user_a: string
  user_b: string
  created_at: number
}

declare module '#platform/server/store.ts' {
  interface Tables {
    friendships: FriendshipTable
  }
}

/** The one row that two people have, whoever comes first. */
function pairOf(one: string, other: string): { user_a: string; user_b: string } {
  return one < other ? { user_a: one, user_b: other } : { user_a: other, user_b: one }
}

export async function areFriends(handle: StoreHandle, one: string, other: string): Promise<boolean> {
  const { user_a, user_b } = pairOf(one, other)
  const row = await handle.db
    .selectFrom('friendships')
    .select('user_a')
    .where('user_a', '=', user_a)
    .where('user_b', '=', user_b)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when they were friends before. */
export async function insertFriendship(tx: StoreHandle, one: string, other: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('friendships')
    .values({ ...pairOf(one, other), created_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns false when they were no friends. */
export async function deleteFriendship(tx: StoreHandle, one: string, other: string): Promise<boolean> {
  const { user_a, user_b } = pairOf(one, other)
  const { numDeletedRows } = await tx.db
    .deleteFrom('friendships')
    .where('user_a', '=', user_a)
    .where('user_b', '=', user_b)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countFriends(handle: StoreHandle, userId: string): Promise<number> {
  const { count } = await handle.db
    .selectFrom('friendships')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .executeTakeFirstOrThrow()
  return count
}
