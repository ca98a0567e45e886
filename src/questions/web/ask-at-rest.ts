import type { QueryClient } from '@tanstack/react-query'
import { completionKey } from '#progress/web/overview/overall-progress.ts'
import { starKey } from './question-keys.ts'

/**
 * Asks the server for what depends on stars and completions when none of them is on its way, and once more if one was
 * made meanwhile: of such a one nobody could tell whether the answer knows of it.
 */
export async function askAtRest<Answer>(client: QueryClient, ask: () => Promise<Answer>): Promise<Answer> {
  const cache = client.getMutationCache()
  const findAll = () => [completionKey, starKey].flatMap((mutationKey) => cache.findAll({ mutationKey }))
  for (;;) {
    await new Promise<void>((resolve) => {
      const lookAgain = () => {
        if (findAll().some(({ state }) => state.status === 'pending')) return
        stop()
        resolve()
      }
      const stop = cache.subscribe(lookAgain)
      lookAgain()
    })
    const known = new Set(findAll())
    const answer = await ask()
    if (findAll().every((mutation) => known.has(mutation))) return answer
  }
}
