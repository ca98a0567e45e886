import type { Config } from '#platform/server/config.ts'
import { notFound } from '#platform/server/http/error-reply.ts'
import type { Caller } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { findAccount } from './account-store.ts'
import { parseEmail } from './email-address.ts'

/** The people in OPERATOR_EMAILS, however their addresses are written there. */
export interface Operators {
  has(email: string): boolean
  /** @throws AppError the same 404 as for an unknown address, unless the caller is an operator. */
  check(caller: Caller | null): Promise<void>
}

export function createOperators(store: Store, { operatorEmails }: Pick<Config, 'operatorEmails'>): Operators {
  const keys = new Set(operatorEmails.flatMap((typed) => parseEmail(typed)?.key ?? []))
  const has = (email: string) => keys.has(parseEmail(email)?.key ?? '')
  return {
    has,
    async check(caller) {
      const account = caller && keys.size > 0 ? await findAccount(store, caller.userId) : undefined
      if (!account || !has(account.email)) throw notFound()
    },
  }
}
