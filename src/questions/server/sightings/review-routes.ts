import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { reviewApi } from '../../review-contract.ts'
import type { QuestionCatalog } from '../question-catalog.ts'
import { withdrawSighting } from './report-sighting.ts'
import { approveCompany, findSightings, listPendingCompanies, rejectCompany } from './review-companies.ts'

interface ReviewRouteParts {
  readonly store: Store
  readonly readCatalog: () => Promise<QuestionCatalog>
}

/** Calls for operators. Everyone else gets the same 404 as for an unknown address. */
export function reviewRoutes({ store, readCatalog }: ReviewRouteParts): readonly Route[] {
  return [
    route(reviewApi.pendingCompanies, async () => {
      const { items, hasMore } = await listPendingCompanies(store, await readCatalog())
      return { companies: [...items], hasMore }
    }),
    route(reviewApi.approveCompany, async ({ params, body, exchange }) => {
      await approveCompany(store, await readCatalog(), params.slug, body.name)
      exchange.event('company_approved')
      return { ok: true as const }
    }),
    route(reviewApi.rejectCompany, async ({ params, exchange }) => {
      const reports = await rejectCompany(store, await readCatalog(), params.slug)
      exchange.event('company_rejected', { reports })
      return { ok: true as const }
    }),
    route(reviewApi.sightings, async ({ query }) => {
      const { items, hasMore } = await findSightings(store, await readCatalog(), query.of)
      return { sightings: [...items], hasMore }
    }),
    route(reviewApi.removeSighting, async ({ params, exchange }) => {
      const { userId, questionId, company } = params
      // Zero is no question: nothing is removed.
      const question = /^\d{1,9}$/.test(questionId) ? Number(questionId) : 0
      await withdrawSighting(store, userId, question, company)
      exchange.event('sighting_removed', { userId })
      return { ok: true as const }
    }),
  ]
}
