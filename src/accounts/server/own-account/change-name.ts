import type { Caller } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { User } from '../../contract.ts'
import { findAccount, presentUser, replaceName } from '../account-store.ts'
import { readName } from '../registration/person-name.ts'
import { signedOut } from './confirm-password.ts'

/** The same rules as at registration. @throws AppError */
export async function changeName(
  store: Store,
  { userId }: Caller,
  typed: { readonly firstName: string; readonly lastName: string },
): Promise<User> {
  const firstName = readName('firstName', typed.firstName)
  const lastName = readName('lastName', typed.lastName)
  await replaceName(store, userId, firstName, lastName)
  const account = await findAccount(store, userId)
  if (!account) throw signedOut()
  return presentUser(account)
}
