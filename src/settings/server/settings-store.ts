import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'

interface LearnerSettingsTable {
  user_id: string
  /** A local date, as '2026-12-24'. */
  interview_on: string | null
  hours_per_week: number | null
  experience: string | null
  code_language: string | null
  /** A JSON array of slugs. */
  companies: string
  /** When the person first answered or skipped the questions of the first hour. */
  answered_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    learner_settings: LearnerSettingsTable
  }
}

export type SettingsRow = Omit<LearnerSettingsTable, 'user_id' | 'answered_at'> & {
  readonly answered_at: number | null
}
type Values = Partial<Omit<SettingsRow, 'answered_at'>>

const emptyRow: SettingsRow = {
  interview_on: null,
  hours_per_week: null,
  experience: null,
  code_language: null,
  companies: '[]',
  answered_at: null,
}

export async function readSettingsRow({ db }: StoreHandle, userId: string): Promise<SettingsRow> {
  const row = await db
    .selectFrom('learner_settings')
    .select(['interview_on', 'hours_per_week', 'experience', 'code_language', 'companies', 'answered_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? emptyRow
}

/** Columns that are not given stay as they are, also those that another device changes at the same moment. */
export async function writeSettings(
  handle: StoreHandle,
  userId: string,
  values: Values,
  isAnswer: boolean,
): Promise<void> {
  await handle.db
    .insertInto('learner_settings')
    .values({ ...emptyRow, ...values, user_id: userId, answered_at: isAnswer ? handle.now() : null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...values,
        answered_at: sql`coalesce(learner_settings.answered_at, excluded.answered_at)`,
      }),
    )
    .execute()
}

/** Writes answers only where the person has not answered yet, and the language only where none is chosen. */
export async function addGuestSettings(
  tx: StoreHandle,
  userId: string,
  { code_language = null, ...answers }: Values,
  isAnswer: boolean,
): Promise<void> {
  await writeSettings(tx, userId, {}, false)
  if (isAnswer)
    await tx.db
      .updateTable('learner_settings')
      .set({ ...answers, answered_at: tx.now() })
      .where('user_id', '=', userId)
      .where('answered_at', 'is', null)
      .execute()
  if (code_language !== null)
    await tx.db
      .updateTable('learner_settings')
      .set({ code_language })
      .where('user_id', '=', userId)
      .where('code_language', 'is', null)
      .execute()
}
