import { dayMs, hourMs, minuteMs, secondMs } from '#platform/durations.ts'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import { isStoreUnavailable } from '../store/store-errors.ts'
import type { Mail } from './mail.ts'
import { openMail } from './outbox.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteOldMails,
  expireMails,
  markDead,
  markHandled,
  postpone,
  releaseFutureMails,
} from './outbox-queue-store.ts'

/** Sends one mail. Throws on failure; `PermanentMailError` when a retry is pointless. */
export interface MailTransport {
  send(mail: Mail, messageId: string): Promise<void>
  /** Does the same work as far as possible, and sends nothing. Fails like `send`. */
  pretend(mail: Mail, messageId: string): Promise<void>
}

/** The mail server refused permanently (SMTP 5xx). */
export class PermanentMailError extends Error {}

export interface MailLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** Delay after the n-th failure; after the last of these, every two hours for up to a day. */
const waits = [5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs]
const giveUpAfter = dayMs
const idleWait = 5 * secondMs

export function waitAfter(attempts: number): number {
  return waits[attempts - 1] ?? 2 * hourMs
}

/**
 * Sends queued mails one at a time: claim with a lease, send outside any transaction, mark as sent. Delivery is at
 * least once: a crash between sending and marking sends a second copy with the same Message-ID.
 */
export class MailWorker {
  readonly #store: Store
  readonly #secrets: Secrets
  readonly #transport: MailTransport
  readonly #log: MailLog
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = false
  #cleanedUpAt = Number.NEGATIVE_INFINITY

  constructor(parts: { store: Store; secrets: Secrets; transport: MailTransport; log: MailLog }) {
    this.#store = parts.store
    this.#secrets = parts.secrets
    this.#transport = parts.transport
    this.#log = parts.log
  }

  /** Schedules a run. Cheap to call often. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), idleWait).unref()
    })
  }

  /** Resolves when all due mails have been handled. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Waits for the mail being sent and claims no other. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#again && !this.#stopped) {
      this.#again = false
      try {
        await this.#sendAllDue()
      } catch (error) {
        if (!isStoreUnavailable(error)) this.#log.warn({ err: error }, 'mail worker failed and will retry')
      }
    }
  }

  async #sendAllDue(): Promise<void> {
    if (performance.now() - this.#cleanedUpAt > hourMs) {
      this.#cleanedUpAt = performance.now()
      await releaseFutureMails(this.#store)
      await deleteOldMails(this.#store)
    }
    await expireMails(this.#store)
    while (!this.#stopped) {
      const claimed = await claimMail(this.#store)
      if (!claimed) return
      await this.#send(claimed)
    }
  }

  async #send(claimed: ClaimedMail): Promise<void> {
    const facts = { mail: claimed.id, kind: claimed.kind, attempts: claimed.attempts }
    try {
      const { mail, isPretended } = openMail(this.#secrets, claimed.sealed)
      await this.#transport[isPretended ? 'pretend' : 'send'](mail, claimed.id)
      await markHandled(this.#store, claimed.id, isPretended ? 'expired' : 'sent')
      this.#log.info(facts, isPretended ? 'mail withheld' : 'mail sent')
    } catch (error) {
      const reason = reasonOf(error)
      const isFinal = error instanceof PermanentMailError || claimed.ageMs > giveUpAfter
      if (isFinal) await markDead(this.#store, claimed.id, reason)
      else await postpone(this.#store, claimed.id, waitAfter(claimed.attempts), reason)
      this.#log.warn({ ...facts, reason }, isFinal ? 'mail failed permanently' : 'mail postponed')
    }
  }
}

const longestReason = 300

/** The mail server's message is logged and stored, so addresses are removed from it. */
function reasonOf(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 2 * longestReason)
  return message.replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)').slice(0, longestReason)
}
