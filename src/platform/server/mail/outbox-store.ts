import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { StoreHandle } from '../store/store.ts'
import type { Mail } from './mail.ts'

export interface OutboxTable {
  id: string
  kind: string
  /** The encrypted mail; null after it was sent or has expired. */
  sealed: string | null
  dedupe_key: string
  status: 'waiting' | 'sent' | 'dead' | 'expired'
  attempts: number
  created_at: number
  /** Earliest time of the next attempt; all times are store milliseconds. */
  next_at: number
  expires_at: number | null
  locked_until: number
  last_error: string | null
  /** Keyed hash of the recipient's address. */
  recipient_mac: string | null
  on_behalf_of: string | null
}

declare module '../store/store.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}

export async function insertMail(
  tx: StoreHandle,
  mail: Mail,
  { sealed, recipientMac }: { sealed: string; recipientMac: string },
): Promise<void> {
  const now = tx.now()
  await tx.db
    .insertInto('outbox')
    .values({
      id: uuidv7(),
      kind: mail.kind,
      sealed,
      dedupe_key: mail.dedupeKey,
      status: 'waiting',
      attempts: 0,
      created_at: now,
      next_at: now,
      expires_at: mail.usefulForMs === undefined ? null : sql<number>`${now} + ${mail.usefulForMs}`,
      locked_until: 0,
      last_error: null,
      recipient_mac: recipientMac,
      on_behalf_of: mail.onBehalfOf ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Counts queued mails and those given up. */
export async function countMails({ db }: StoreHandle): Promise<Readonly<Record<'waiting' | 'dead', number>>> {
  const count = async (status: 'waiting' | 'dead') => {
    const { mails } = await db
      .selectFrom('outbox')
      .select((select) => select.fn.countAll<number>().as('mails'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    return mails
  }
  return { waiting: await count('waiting'), dead: await count('dead') }
}

/** A mail that could not be sent yet, or was given up; without recipient and text. */
export interface FailingMail {
  readonly id: string
  readonly kind: string
  readonly status: OutboxTable['status']
  readonly attempts: number
  /** Milliseconds since 1970. */
  readonly queuedAt: number
  /** The mail server's error at the last attempt. */
  readonly reason: string
}

/** Newest first. */
export async function readFailingMails({ db }: StoreHandle, most: number): Promise<readonly FailingMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'attempts', 'created_at', 'last_error'])
    .where('status', 'in', ['waiting', 'dead'])
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, last_error, ...mail }) => ({
    ...mail,
    queuedAt: created_at,
    reason: last_error ?? '',
  }))
}

export interface KeptMail {
  readonly kind: string
  readonly status: string
  readonly queuedAt: number
}

/** The mails to an address, without their body. */
export async function readMailsTo({ db }: StoreHandle, recipientMac: string): Promise<readonly KeptMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'status', 'created_at'])
    .where('recipient_mac', '=', recipientMac)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, status, created_at }) => ({ kind, status, queuedAt: created_at }))
}

/** Deletes mails to a person, and mails to others that mention them, sent or not. */
export async function deleteMailsOf(tx: StoreHandle, userId: string, recipientMac: string): Promise<void> {
  await tx.db
    .deleteFrom('outbox')
    .where((row) => row.or([row('recipient_mac', '=', recipientMac), row('on_behalf_of', '=', userId)]))
    .execute()
}
