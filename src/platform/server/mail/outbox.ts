import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './outbox-store.ts'

export interface Outbox {
  /** Queues a mail in the transaction of its cause: both are kept or neither. */
  queue(tx: StoreHandle, mail: Mail): Promise<void>
  /** Call after that transaction committed: wakes the worker at once. */
  wake(): void
}

/** An outbox over the store; `wake` is the worker's. */
export function createOutbox(secrets: Secrets, wake: () => void): Outbox {
  return {
    queue: (tx, mail) => insertMail(tx, mail, secrets.encrypt(JSON.stringify(mail))),
    wake,
  }
}
