import { dayMs, minuteMs } from '#platform/durations.ts'
import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { networkWindows, refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import { type LimitWindow, takeAllOrNone } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountServices } from '../account-services.ts'
import type { Account } from '../account-store.ts'
import { waitInWords } from '../registration/code-limits.ts'
import { readEmail } from '../registration/request-code.ts'
import { knownDevice } from '../sign-in/log-in-limits.ts'

/** How often one network may try a second factor or a passkey. @throws AppError `limited` */
export async function countFactorRequest(services: AccountServices, exchange: Exchange): Promise<void> {
  await refusedWith(takeAllOrNone(services.store, requestWindows(services, exchange)), (seconds) =>
    limited(
      exchange,
      'factor-requests',
      seconds,
      `Too many sign-in attempts. Please wait ${seconds} seconds.`,
    ),
  )
}

/**
 * Counts a code as wrong before it is checked, so that concurrent guesses find no gap. Recovery codes and known devices
 * have limits of their own: somebody who knows the password cannot use up the owner's.
 *
 * @returns the windows to refund if it was not wrong
 * @throws AppError `limited`
 */
export async function countWrongCode(
  services: AccountServices,
  account: Account,
  kind: 'authenticator' | 'recovery' | 'setup',
  exchange: Exchange,
): Promise<readonly LimitWindow[]> {
  const { store, config, secrets } = services
  const device = await knownDevice(services, readEmail(account.email).key, exchange)
  const quarterHour = { limit: config.limits.loginFailsAddressAndIp, periodMs: 15 * minuteMs }
  const perClient =
    device === undefined
      ? networkWindows(secrets, exchange, {
          ...quarterHour,
          name: 'factor-fails-network',
          subject: `${account.id} ${kind}`,
        })
      : [{ ...quarterHour, key: windowKey(secrets, 'factor-fails-own', account.id, kind, device) }]
  const perAccount: LimitWindow = {
    key: windowKey(secrets, 'factor-fails-account', account.id, kind, device === undefined ? 'new' : 'known'),
    limit: config.limits.factorFailsPerDay,
    periodMs: dayMs,
  }
  const failures = [...perClient, perAccount]
  const requests = device === undefined ? requestWindows(services, exchange) : []
  await refusedWith(takeAllOrNone(store, [...requests, ...failures]), (seconds) =>
    limited(
      exchange,
      'factor',
      seconds,
      kind === 'authenticator'
        ? `Too many wrong codes. Use a recovery code or a passkey, or wait ${waitInWords(seconds)}.`
        : `Too many wrong codes. Please wait ${waitInWords(seconds)}.`,
    ),
  )
  return failures
}

function requestWindows({ config, secrets }: AccountServices, exchange: Exchange): readonly LimitWindow[] {
  return networkWindows(secrets, exchange, {
    name: 'factor-requests',
    limit: config.limits.loginPerMinuteIp,
    periodMs: minuteMs,
  })
}
