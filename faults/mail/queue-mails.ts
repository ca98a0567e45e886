import type { Mail } from '#platform/server/mail/mail.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { secretsFrom } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import { appSecret } from '../lib/restartable-product.ts'

const batchSize = 100

/** Queues a mail for each address, like the product does. */
export async function queueMails(store: Store, addresses: readonly string[]): Promise<void> {
  const outbox = createOutbox(secretsFrom(appSecret), () => undefined)
  for (let from = 0; from < addresses.length; from += batchSize)
    await store.transaction(async (tx) => {
      for (const to of addresses.slice(from, from + batchSize)) await outbox.queue(tx, mailTo(to))
    })
}

const mailTo = (to: string): Mail => ({
  to,
  kind: 'buddy-invitation',
  subject: 'You are invited',
  text: 'Come and practice.',
  html: '<p>Come and practice.</p>',
  dedupeKey: `fault test: ${to}`,
})
