import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { Factors, Passkey } from '../../factor-contract.ts'
import { readPasskeyName } from '../../name-text.ts'
import type { AccountServices } from '../account-services.ts'
import { writeAudit } from '../audit-store.ts'
import { confirmPassword, lockConfirmed } from '../own-account/confirm-password.ts'
import { countRecoveryCodes, findAuthenticator } from './authenticator-store.ts'
import { factorMail } from './factor-mails.ts'
import { deletePasskey, readPasskeys, renamePasskeyRow, type StoredPasskey } from './passkey-store.ts'

export async function listFactors(store: Store, { userId }: Caller): Promise<Factors> {
  const turnedOnAt = (await findAuthenticator(store, userId))?.confirmedAt ?? null
  return {
    authenticator: {
      isOn: turnedOnAt !== null,
      turnedOnAt: turnedOnAt === null ? null : isoTime(turnedOnAt),
      recoveryCodesLeft: await countRecoveryCodes(store, userId),
    },
    passkeys: (await readPasskeys(store, userId)).map(presentPasskey),
  }
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: isoTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
  }
}

/** @throws AppError `invalid` */
export function checkPasskeyName(typed: string): string {
  const { name, fault } = readPasskeyName(typed)
  if (fault) throw invalidField('name', fault)
  return name
}

export async function renamePasskey(
  store: Store,
  { userId }: Caller,
  id: string,
  typed: { readonly name: string },
): Promise<Passkey> {
  const passkey = await renamePasskeyRow(store, userId, id, checkPasskeyName(typed.name))
  if (!passkey) throw noSuchPasskey()
  return presentPasskey(passkey)
}

export async function removePasskey(
  services: AccountServices,
  { userId }: Caller,
  id: string,
  { password }: { readonly password: string },
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, outbox, config } = services
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  await store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    if (!(await deletePasskey(tx, userId, id))) throw noSuchPasskey()
    await writeAudit(tx, userId, 'passkey_removed')
    await outbox.queue(tx, factorMail(account.email, config.publicUrl, 'passkey-removed'))
  })
  outbox.wake()
  exchange.event('passkey_removed', { userId })
  return { message: 'The passkey is removed. You can delete it on your device, too.' }
}

function noSuchPasskey(): AppError {
  return new AppError('not_found', 'That passkey was already removed.')
}
