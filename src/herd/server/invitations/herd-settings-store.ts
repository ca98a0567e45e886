import type { StoreHandle } from '#platform/server/store/store.ts'

interface HerdSettingsTable {
  user_id: string
  auto_accept_invites: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    herd_settings: HerdSettingsTable
  }
}

export interface HerdSettings {
  readonly autoAcceptInvites: boolean
}

/** Auto-accept is on by default. */
export async function readHerdSettings({ db }: StoreHandle, userId: string): Promise<HerdSettings> {
  const row = await db
    .selectFrom('herd_settings')
    .select('auto_accept_invites')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { autoAcceptInvites: row?.auto_accept_invites !== 0 }
}

export async function writeHerdSettings(
  { db }: StoreHandle,
  userId: string,
  { autoAcceptInvites }: HerdSettings,
): Promise<void> {
  const auto_accept_invites = autoAcceptInvites ? 1 : 0
  await db
    .insertInto('herd_settings')
    .values({ user_id: userId, auto_accept_invites })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ auto_accept_invites }))
    .execute()
}
