import { placesOf } from '#platform/server/copy/connected-store.ts'
import { copyTimeouts, openPostgres } from '#platform/server/store/postgres.ts'
import type { Store } from '#platform/server/store/store.ts'

/**
 * A PostgreSQL whose content is about to come from elsewhere. Capra does not start on it until this is closed.
 *
 * @throws Error when Capra is at work on it: what it holds in memory would be of another store.
 */
export async function openToFill(databaseUrl: string): Promise<Store> {
  const use = { name: 'capra restore', timeouts: copyTimeouts } as const
  const store = openPostgres(databaseUrl, () => undefined, undefined, use)
  try {
    const places = await placesOf(store, 'capra')
    if (places.length > 0)
      throw new Error(
        `Capra is at work on this PostgreSQL, connected from ${places.join(' and ')}. Stop it first.`,
      )
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
