import { readNow } from '#accounts/server/account-store.ts'
import { readLearning } from '#learning/server/learning-store.ts'
import type { Store } from '#platform/server/store/store.ts'
import { type Practice, readStanding } from '#practice/server/read-standing.ts'
import { readSolvedProblems } from '#progress/server/solved-problems-store.ts'
import { presentSettings } from '#settings/server/present-settings.ts'
import { readSettingsRow } from '#settings/server/settings-store.ts'
import type { Plan } from '../contract.ts'
import { makePlan } from '../make-plan.ts'
import { planInputOf, type Records } from '../plan-input.ts'

export interface PlanSources {
  readonly store: Store
  readonly practice: Practice
  /** Their names, and how often they ask each pattern, by its slug. */
  readonly readCompanies: (slugs: readonly string[]) => Promise<Pick<Records, 'companies' | 'mix'>>
}

/** @param offset of the person's clock to UTC, if the browser said it; else that of the newest answer */
export async function readPlan(
  { store, practice, readCompanies }: PlanSources,
  userId: string,
  offset: number | undefined,
): Promise<Plan> {
  const settings = presentSettings(userId, await readSettingsRow(store, userId))
  const standing = await readStanding(practice, userId, offset)
  const { lessons } = await readLearning(store, userId)
  const solved = await readSolvedProblems(store, userId)
  return makePlan(
    planInputOf({
      settings,
      time: { now: await readNow(store), offset: standing.utcOffset },
      standing,
      lessons,
      solved: new Map(solved.map(({ problem, solvedAt }) => [problem, solvedAt])),
      ...(await readCompanies(settings.companies)),
      isGuest: false,
    }),
  )
}
