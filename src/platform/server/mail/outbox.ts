import { domainToASCII } from 'node:url'
import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store/store.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './outbox-store.ts'

export interface Outbox {
  /** Queues a mail in the caller's transaction: it is sent only if that commits. */
  queue(tx: StoreHandle, mail: Mail): Promise<void>
  /**
   * Does the same work without sending a mail, where response times must not reveal whether one is sent. That includes
   * the worker's: it runs in the same process, so the next request is slower while it sends.
   */
  pretend(tx: StoreHandle, mail: Mail): Promise<void>
  /** Wakes the worker; call it after the transaction has committed. */
  wake(): void
}

/** In bytes: limits how much a queued mail can take up in the store. */
const longestAttachment = 16 * 1024

export function createOutbox(secrets: Secrets, wake: () => void): Outbox {
  const insert = (tx: StoreHandle, mail: Mail, isPretended: boolean) => {
    if (mail.attachment && Buffer.byteLength(mail.attachment.text) > longestAttachment)
      throw new Error(`The attachment of a mail "${mail.kind}" is too long.`)
    return insertMail(tx, mail, {
      sealed: secrets.encrypt(JSON.stringify(isPretended ? { pretended: mail } : mail)),
      recipientMac: recipientMac(secrets, mail.to),
    })
  }
  return {
    queue: (tx, mail) => insert(tx, mail, false),
    pretend: (tx, mail) => insert(tx, mail, true),
    wake,
  }
}

export interface OpenedMail {
  readonly mail: Mail
  /** The worker handles it like any other mail, but sends nothing. */
  readonly isPretended: boolean
}

/** Decrypts a queued mail. A pretended one has another shape, so that nothing sends it by mistake. */
export function openMail(secrets: Secrets, sealed: string): OpenedMail {
  const opened = JSON.parse(secrets.decrypt(sealed)) as Mail | { readonly pretended: Mail }
  return 'pretended' in opened
    ? { mail: opened.pretended, isPretended: true }
    : { mail: opened, isPretended: false }
}

/** A hash to find the mails of an address, in any spelling, without storing it. */
export function recipientMac(secrets: Secrets, address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return secrets.mac('mail-recipient', `${local}@${domainToASCII(domain)}`)
}
