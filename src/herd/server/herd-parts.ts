import type { Config } from '#platform/server/config.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store.ts'

/** What the verbs of this folder work with. */
export interface HerdParts {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly outbox: Outbox
}
