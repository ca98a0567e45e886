import { dateOf } from '#platform/local-day.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Answer } from '../../contract.ts'

interface PracticeChecksTable {
  id: string
  user_id: string
  /** The Monday of its local week. */
  week: string
  /** JSON: ids of its prompts. */
  items: string
  /** JSON: the answers so far. Only when it has ended do they become answers like others. */
  answers: string
  closes_at: number
  created_at: number
  ended_at: number | null
  credit: number | null
  /** Sum of the forecasts before it, and of their variances. */
  expected: number | null
  variance: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    practice_checks: PracticeChecksTable
  }
}

export interface StoredCheck {
  readonly id: string
  readonly week: string
  readonly promptIds: readonly string[]
  readonly answers: readonly Answer[]
  readonly closesAt: number
  readonly createdAt: number
  /** Undefined until it has ended. */
  readonly result?: CheckSums & { readonly endedAt: number }
}

export interface CheckSums {
  readonly credit: number
  readonly expected: number
  readonly variance: number
}

function fromRow(row: PracticeChecksTable): StoredCheck {
  const { id, week, items, answers, closes_at, created_at, ended_at, credit, expected, variance } = row
  return {
    id,
    week,
    promptIds: JSON.parse(items) as readonly string[],
    answers: JSON.parse(answers) as readonly Answer[],
    closesAt: closes_at,
    createdAt: created_at,
    ...(ended_at !== null && {
      result: {
        endedAt: ended_at,
        credit: credit ?? 0,
        expected: expected ?? 0,
        variance: variance ?? 0,
      },
    }),
  }
}

/** Oldest first; at most one a week. */
export async function readChecks({ db }: StoreHandle, userId: string): Promise<readonly StoredCheck[]> {
  const rows = await db
    .selectFrom('practice_checks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('week')
    .execute()
  return rows.map(fromRow)
}

export async function insertCheck(tx: StoreHandle, userId: string, check: StoredCheck): Promise<void> {
  await tx.db
    .insertInto('practice_checks')
    .values({
      id: check.id,
      user_id: userId,
      week: check.week,
      items: JSON.stringify(check.promptIds),
      answers: '[]',
      closes_at: check.closesAt,
      created_at: check.createdAt,
      ended_at: null,
      credit: null,
      expected: null,
      variance: null,
    })
    .execute()
}

export async function writeCheck(
  tx: StoreHandle,
  { id, answers, result }: Pick<StoredCheck, 'id' | 'answers' | 'result'>,
): Promise<void> {
  await tx.db
    .updateTable('practice_checks')
    .set({
      answers: JSON.stringify(answers),
      ...(result && {
        ended_at: result.endedAt,
        credit: result.credit,
        expected: result.expected,
        variance: result.variance,
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** The Monday of the week of a local day. 1970 began on a Thursday. */
export function weekOf(day: number): { week: string; nextMonday: number } {
  const monday = day - ((day + 3) % 7)
  return { week: dateOf(monday), nextMonday: monday + 7 }
}
