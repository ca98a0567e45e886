import type { Config } from '#platform/server/config.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Randomness } from './randomness.ts'

/** The dependencies of the verbs in this folder. */
export interface AccountServices {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly outbox: Outbox
  readonly random: Randomness
  readonly passwords: Passwords
}
