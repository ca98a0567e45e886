import type { StoreHandle } from '#platform/server/store/store.ts'

interface MailSuppressionTable {
  /** Keyed hash of the address. */
  address_mac: string
  created_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    mail_suppressions: MailSuppressionTable
  }
}

export async function isSuppressed(handle: StoreHandle, addressMac: string): Promise<boolean> {
  const row = await handle.db
    .selectFrom('mail_suppressions')
    .select('address_mac')
    .where('address_mac', '=', addressMac)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertSuppression(handle: StoreHandle, addressMac: string): Promise<void> {
  await handle.db
    .insertInto('mail_suppressions')
    .values({ address_mac: addressMac, created_at: handle.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
