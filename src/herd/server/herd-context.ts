import type { Config } from '#platform/server/config.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { findPerson, type Person } from './people-store.ts'

/** What every use case of the herd needs. */
export interface HerdContext {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly outbox: Outbox
}

/** For a session whose account was deleted meanwhile. */
export const noSession = () => new AppError('unauthenticated', 'Authentication required. Please sign in.')

/** The signed-in person. @throws AppError when their account was deleted meanwhile */
export async function getPerson(handle: StoreHandle, userId: string): Promise<Person> {
  const person = await findPerson(handle, userId)
  if (!person) throw noSession()
  return person
}
