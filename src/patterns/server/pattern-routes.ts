import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { readProgress } from '#progress/server/read-progress.ts'
import { patternsApi } from '../contract.ts'
import { answerQuestions } from './answer-questions.ts'
import { addProgress, presentCategories } from './present-categories.ts'

export function patternRoutes({ store }: { store: Store }): readonly Route[] {
  const forEveryone = presentCategories({ isSignedIn: false })
  const forMembers = presentCategories({ isSignedIn: true })
  return [
    route(patternsApi.categories, async ({ caller }) =>
      caller ? addProgress(forMembers, await readProgress(store, caller.userId)) : forEveryone,
    ),
    route(patternsApi.questions, ({ caller, params }) =>
      answerQuestions(params.name, { isSignedIn: caller !== null }),
    ),
  ]
}
