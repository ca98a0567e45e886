import PostalMime, { type Email } from 'postal-mime'
import { MailWorker } from '#platform/server/mail/mail-worker.ts'
import { smtpTransport } from '#platform/server/mail/smtp-transport.ts'
import type { TestMailServer } from './smtp-server.ts'
import type { TestServer } from './test-server.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** Sends all queued mails over SMTP. @returns the mails that this address has received so far. */
export async function deliverMails(
  { store, secrets, config }: TestServer,
  mailServer: TestMailServer,
  address: string,
): Promise<readonly Email[]> {
  const transport = smtpTransport(mailServer.url, 'Capra <capra@example.org>', config.publicUrl)
  const worker = new MailWorker({ store, secrets, transport, log: silent })
  worker.wake()
  await worker.idle()
  await worker.stop()
  const theirs = mailServer.received.filter(({ to }) => to.includes(address))
  return Promise.all(theirs.map(({ source }) => PostalMime.parse(source)))
}
