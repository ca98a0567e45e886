import { readNow } from '#accounts/server/account-store.ts'
import type { Config } from '#platform/server/config.ts'
import { FileAnswer, type Route, route } from '#platform/server/http/route.ts'
import { planApi } from '../contract.ts'
import { planCalendar } from '../plan-calendar.ts'
import { type PlanSources, readPlan } from './read-plan.ts'

interface PlanParts extends PlanSources {
  readonly config: Config
}

export function planRoutes({ config, ...sources }: PlanParts): readonly Route[] {
  return [
    route(planApi.read, ({ caller, query }) => readPlan(sources, caller.userId, query.offset)),
    route(planApi.calendar, async ({ caller: { userId }, query }) => {
      const plan = await readPlan(sources, userId, query.offset)
      const now = await readNow(sources.store)
      return new FileAnswer('plan.ics', planCalendar(plan, { owner: userId, origin: config.publicUrl, now }))
    }),
  ]
}
