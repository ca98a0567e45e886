import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { learningApi } from '../contract.ts'
import { readLearning } from './learning-store.ts'
import { readProblemHelp } from './read-problem-help.ts'
import { saveLearning } from './save-learning.ts'

export function learningRoutes({ store }: { readonly store: Store }): readonly Route[] {
  return [
    route(learningApi.read, async ({ caller: { userId } }) => ({
      userId,
      ...(await readLearning(store, userId)),
    })),
    route(learningApi.save, ({ caller, body }) => saveLearning(store, caller.userId, body)),
    route(learningApi.problemHelp, ({ caller, params }) => readProblemHelp(params.number, caller !== null)),
  ]
}
