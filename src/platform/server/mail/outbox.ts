import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store.ts'
import { insertMail } from './outbox-store.ts'

/** A finished mail. Its subject comes from a fixed list; nothing a stranger wrote stands in it. */
export interface Mail {
  /** One address, as the person typed it. */
  readonly to: string
  /** What kind of mail this is, e.g. `sign-up-code`; shown to operators, never its content. */
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A second mail with the same key is never queued. */
  readonly dedupeKey: string
  /** After this many milliseconds the mail is worthless and is not sent any more (codes). */
  readonly usefulForMs?: number
  /** Shown on the console when mails go to files: the code, so that nobody needs to open a file. */
  readonly consoleNote?: string
}

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
