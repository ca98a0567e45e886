import type { Person, PersonalData } from '#platform/server/personal-data.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { deleteAccountRow, findAccount, lockAccount, readAccountIds } from '../account-store.ts'
import { readEmail } from '../registration/request-code.ts'
import { readErasures, writeErasure } from './erasure-store.ts'

interface ForgettingParts {
  readonly secrets: Secrets
  readonly personalData: readonly PersonalData[]
}

/** Deletes everything stored about a person and records it in the erasure ledger. Lock the user row first. */
export async function forgetPerson(
  tx: StoreHandle,
  { secrets, personalData }: ForgettingParts,
  person: Person,
): Promise<void> {
  for (const part of personalData) await part.erase?.(tx, person)
  await deleteAccountRow(tx, person.userId)
  await writeErasure(tx, erasureMac(secrets, person.userId))
}

/**
 * After a restore: deletes everyone again who deleted their account since the backup. The ledger in the store must be
 * the latest one.
 *
 * @param otherSecrets secrets besides the current one under which the ledger may have been written
 * @returns how many people the backup had brought back
 */
export async function forgetAgain(
  store: Store,
  parts: ForgettingParts,
  otherSecrets: readonly Secrets[] = [],
): Promise<number> {
  const erased = await readErasures(store)
  const isErased = (id: string) =>
    [parts.secrets, ...otherSecrets].some((secrets) => erased.has(erasureMac(secrets, id)))
  let count = 0
  for (const id of await readAccountIds(store)) {
    if (!isErased(id)) continue
    const account = await findAccount(store, id)
    if (!account) continue
    await store.transaction(async (tx) => {
      await lockAccount(tx, id)
      await forgetPerson(tx, parts, { userId: id, emailKey: readEmail(account.email).key })
    })
    count++
  }
  return count
}

function erasureMac(secrets: Secrets, userId: string): string {
  return secrets.mac('erasure', userId)
}
