import type { StoreHandle } from '#platform/server/store/store.ts'
import { namedColumns, namedPerson } from '../people-store.ts'

interface BlockTable {
  blocker_id: string
  blocked_id: string
  created_at: number
}

/** Someone removed a GoatMate or declined an invitation. Later invitations from that person are never auto-accepted. */
interface RemovalTable {
  remover_id: string
  removed_id: string
  created_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    blocks: BlockTable
    removals: RemovalTable
  }
}

export async function readBlocks(
  handle: StoreHandle,
  userId: string,
  otherId: string,
): Promise<{ readonly isMine: boolean; readonly isTheirs: boolean }> {
  const rows = await handle.db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [userId, otherId])
    .where('blocked_id', 'in', [userId, otherId])
    .execute()
  return {
    isMine: rows.some((row) => row.blocker_id === userId),
    isTheirs: rows.some((row) => row.blocker_id === otherId),
  }
}

export async function insertBlock(tx: StoreHandle, blockerId: string, blockedId: string): Promise<void> {
  await tx.db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(handle: StoreHandle, blockerId: string, blockedId: string): Promise<void> {
  await handle.db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

/** Newest first. */
export async function readBlocked(handle: StoreHandle, blockerId: string) {
  const rows = await handle.db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(namedColumns)
    .where('blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id')
    .execute()
  return rows.map(namedPerson)
}

export async function insertRemoval(tx: StoreHandle, removerId: string, removedId: string): Promise<void> {
  await tx.db
    .insertInto('removals')
    .values({ remover_id: removerId, removed_id: removedId, created_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For people who become GoatMates again. */
export async function deleteRemovals(tx: StoreHandle, one: string, other: string): Promise<void> {
  await tx.db
    .deleteFrom('removals')
    .where('remover_id', 'in', [one, other])
    .where('removed_id', 'in', [one, other])
    .execute()
}
