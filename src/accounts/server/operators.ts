import type { Config } from '#platform/server/config.ts'
import type { IsOperator } from '#platform/server/http/admission.ts'
import type { Store } from '#platform/server/store/store.ts'
import { findAccount } from './account-store.ts'
import { parseEmail } from './email-address.ts'

/** The people in OPERATOR_EMAILS, however their addresses are written there. */
export interface Operators {
  has(email: string): boolean
  /** For endpoints with `access: 'operator'`: the role is checked before the body is read. */
  readonly isOperator: IsOperator
}

export function createOperators(store: Store, { operatorEmails }: Pick<Config, 'operatorEmails'>): Operators {
  const keys = new Set(operatorEmails.flatMap((typed) => parseEmail(typed)?.key ?? []))
  const has = (email: string) => keys.has(parseEmail(email)?.key ?? '')
  return {
    has,
    async isOperator({ userId }) {
      const account = keys.size > 0 ? await findAccount(store, userId) : undefined
      return account !== undefined && has(account.email)
    },
  }
}
