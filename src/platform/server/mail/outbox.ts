import { domainToASCII } from 'node:url'
import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store/store.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './outbox-store.ts'

export interface Outbox {
  /** Queues a mail in the caller's transaction: it is sent only if that commits. */
  queue(tx: StoreHandle, mail: Mail): Promise<void>
  /** Does the same work without sending a mail, where response times must not reveal whether one is sent. */
  pretend(tx: StoreHandle, mail: Mail): Promise<void>
  /** Wakes the worker; call it after the transaction has committed. */
  wake(): void
}

/** In bytes: limits how much a queued mail can take up in the store. */
const longestAttachment = 16 * 1024

export function createOutbox(secrets: Secrets, wake: () => void): Outbox {
  const insert = (tx: StoreHandle, mail: Mail, status: 'waiting' | 'expired') => {
    if (mail.attachment && Buffer.byteLength(mail.attachment.text) > longestAttachment)
      throw new Error(`The attachment of a mail "${mail.kind}" is too long.`)
    return insertMail(tx, mail, {
      sealed: secrets.encrypt(JSON.stringify(mail)),
      recipientMac: recipientMac(secrets, mail.to),
      status,
    })
  }
  return {
    queue: (tx, mail) => insert(tx, mail, 'waiting'),
    pretend: (tx, mail) => insert(tx, mail, 'expired'),
    wake,
  }
}

/** A hash to find the mails of an address, in any spelling, without storing it. */
export function recipientMac(secrets: Secrets, address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return secrets.mac('mail-recipient', `${local}@${domainToASCII(domain)}`)
}
