import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'

/** Tokens of one UTC day: of a person, or of everybody under the owner `site`. */
interface TutorUsageTable {
  owner: string
  day: number
  used: number
  /** For calls under way, at the most that they may cost, and for calls whose process died. */
  reserved: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    tutor_usage: TutorUsageTable
  }
}

export const site = 'site'

/** Tokens set aside for a question of this person. */
export interface Reservation {
  readonly userId: string
  /** Days since 1970-01-01 in UTC. */
  readonly usageDay: number
  readonly reserved: number
}

/**
 * Sets tokens aside before a call is made: one guarded statement, so parallel calls cannot share the last of a
 * budget. Take the person's before the site's, always, or two transactions lock each other.
 *
 * @returns false when the day's budget, which the settings keep above one answer, has not so many left.
 */
export async function reserveTokens(
  tx: StoreHandle,
  owner: string,
  day: number,
  tokens: number,
  budget: number,
): Promise<boolean> {
  if (tokens === 0) return true
  const row = await tx.db
    .insertInto('tutor_usage')
    .values({ owner, day, used: 0, reserved: tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'day'])
        .doUpdateSet({ reserved: sql<number>`tutor_usage.reserved + ${tokens}` })
        .where(sql<boolean>`tutor_usage.used + tutor_usage.reserved + ${tokens} <= ${budget}`),
    )
    .returning('owner')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces what was set aside for a call by what it cost, for the person and then for the site. */
export async function chargeTokens(
  tx: StoreHandle,
  { userId, usageDay, reserved }: Reservation,
  used: number,
): Promise<void> {
  if (reserved === 0) return
  for (const owner of [userId, site])
    await tx.db
      .updateTable('tutor_usage')
      .set({ used: sql<number>`used + ${used}`, reserved: sql<number>`reserved - ${reserved}` })
      .where('owner', '=', owner)
      .where('day', '=', usageDay)
      .execute()
}

export function readUsage({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('tutor_usage')
    .select(['day', 'used'])
    .where('owner', '=', userId)
    .orderBy('day')
    .execute()
}

export async function deleteUsage(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('tutor_usage').where('owner', '=', userId).execute()
}

/** Forgets the days before yesterday; a call that began at midnight may still settle. */
export async function deleteOldUsage(store: StoreHandle): Promise<void> {
  // A literal: PostgreSQL may treat a parameter as a fraction, and the division would not round down.
  const today = sql`${store.now()} / ${sql.lit(dayMs)}`
  await store.db.deleteFrom('tutor_usage').where(sql<boolean>`day < ${today} - 1`).execute()
}
