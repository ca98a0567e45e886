import type { StoreHandle } from '#platform/server/store/store.ts'

/** Keyed hashes of the IDs of deleted users, so that a restored backup can delete them again. */
interface ErasureLedgerTable {
  user_mac: string
  erased_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    erasure_ledger: ErasureLedgerTable
  }
}

export async function writeErasure(tx: StoreHandle, userMac: string): Promise<void> {
  await tx.db
    .insertInto('erasure_ledger')
    .values({ user_mac: userMac, erased_at: tx.now() })
    .onConflict((conflict) => conflict.column('user_mac').doNothing())
    .execute()
}

export async function readErasures({ db }: StoreHandle): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('erasure_ledger').select('user_mac').execute()
  return new Set(rows.map((row) => row.user_mac))
}
