import { domainToASCII } from 'node:url'
import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store/store.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './outbox-store.ts'

export interface Outbox {
  /** Queues a mail in the transaction of its cause: both commit or neither. */
  queue(tx: StoreHandle, mail: Mail): Promise<void>
  /** Takes the same steps for a mail that is never sent, where a reply must not reveal whether there was one. */
  pretend(tx: StoreHandle, mail: Mail): Promise<void>
  /** Call after that transaction committed: wakes the worker at once. */
  wake(): void
}

/** In bytes: mails are stored until they are sent, and a mail full of links must not fill the store. */
const longestAttachment = 16 * 1024

/** An outbox over the store; `wake` is the worker's. */
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

/** Finds the mails of an address, however it was typed, without storing the address. */
export function recipientMac(secrets: Secrets, address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return secrets.mac('mail-recipient', `${local}@${domainToASCII(domain)}`)
}
