import type { Config } from '#platform/server/config.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { type MailContent, renderMail } from '#platform/server/mail/mail-layout.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { readReminders, type StoredReminders } from './reminder-store.ts'

interface MailParts {
  readonly config: Pick<Config, 'publicUrl'>
  readonly secrets: Secrets
  readonly outbox: Outbox
}

type Wish = 'practice' | 'weekly' | 'interviews' | 'feedback' | 'goatMates'

export interface Stoppable {
  readonly recipient: { readonly id: string; readonly email: string }
  readonly mail: Omit<Mail, 'to' | 'text' | 'html' | 'unsubscribeUrl'>
  readonly content: Omit<MailContent, 'footerLinks'>
}

/** Queues a mail that its recipient can turn off, unless they have. */
export async function queueIfWanted(
  tx: StoreHandle,
  parts: MailParts,
  wish: Wish,
  stoppable: Stoppable,
): Promise<void> {
  if (await wantsMail(tx, stoppable.recipient.id, wish))
    await parts.outbox.queue(tx, stoppableMail(parts, stoppable))
}

export async function wantsMail(handle: StoreHandle, userId: string, wish: Wish): Promise<boolean> {
  const reminders: StoredReminders = await readReminders(handle, userId)
  return reminders[wish]
}

/** With the header and the links by which one press stops all such mails, without a sign-in. */
export function stoppableMail(
  { config: { publicUrl }, secrets }: Pick<MailParts, 'config' | 'secrets'>,
  { recipient, mail, content }: Stoppable,
): Mail {
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${unsubscribeTokenFor(secrets, recipient.id)}`
  return {
    ...mail,
    to: recipient.email,
    ...renderMail({
      ...content,
      footerLinks: [
        { label: 'Stop all mails', url: unsubscribeUrl },
        { label: 'Choose your mails', url: `${publicUrl}/account#reminders` },
      ],
    }),
    unsubscribeUrl,
  }
}

/** Valid for ever: the link in an old mail must work, too. */
export function unsubscribeTokenFor(secrets: Secrets, userId: string): string {
  return `${userId}.${secrets.mac('unsubscribe', userId)}`
}
