import { PreparedAnswer, type Route, route } from '#platform/server/route.ts'
import type { Store } from '#platform/server/store.ts'
import { readProgress } from '#progress/server/read-progress.ts'
import { patternsApi } from '../contract.ts'
import { catalogueAnswers } from './catalogue-answer.ts'
import { presentCategories } from './present-categories.ts'

export function patternRoutes({ store }: { store: Store }): readonly Route[] {
  const forEverybody = new PreparedAnswer(
    JSON.stringify(patternsApi.categories.reply.parse(presentCategories({ isSignedIn: false }))),
  )
  const forMember = catalogueAnswers()
  return [
    route(patternsApi.categories, async ({ caller }) =>
      caller ? forMember(await readProgress(store, caller.userId)) : forEverybody,
    ),
  ]
}
