import { hourMs, minuteMs } from '#platform/durations.ts'
import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { networkWindows, refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import { type LimitWindow, takeAllOrNone } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountServices } from '../account-services.ts'
import type { HashClient } from '../passwords/hash-queue.ts'
import { isKnownDevice } from '../sessions/device-store.ts'
import { presentedDevice, presentedSession } from '../sessions/sessions.ts'

export interface CountedFailure {
  /** To refund if the password was not wrong. */
  readonly windows: readonly LimitWindow[]
  readonly client: HashClient
}

/**
 * Counts a password as wrong before it is checked, so that concurrent guesses find no gap. Known devices and
 * sessions have budgets of their own: strangers cannot lock their owner out, not even from the same network.
 *
 * @throws AppError `limited`
 */
export async function countAsFailure(
  services: AccountServices,
  emailKey: string,
  exchange: Exchange,
  what: 'sign-in attempts' | 'wrong passwords',
): Promise<CountedFailure> {
  const { store } = services
  const known =
    what === 'wrong passwords' ? presentedSession(exchange) : await knownDevice(services, emailKey, exchange)
  const { requests, failures } =
    known === undefined
      ? strangerWindows(services, emailKey, exchange)
      : ownWindows(services, emailKey, known)
  await refusedWith(takeAllOrNone(store, [...requests, ...failures]), (seconds) =>
    limited(
      exchange,
      'login',
      seconds,
      `Too many ${what}. Please wait ${seconds} seconds or reset your password.`,
    ),
  )
  return { windows: failures, client: { networks: exchange.networks, isKnown: known !== undefined } }
}

/** The hash of the device's token, if this person has signed in before in this browser. */
export async function knownDevice(
  { store }: AccountServices,
  emailKey: string,
  exchange: Exchange,
): Promise<string | undefined> {
  const device = presentedDevice(exchange)
  return device !== undefined && (await isKnownDevice(store, device, emailKey)) ? device : undefined
}

interface Windows {
  readonly requests: readonly LimitWindow[]
  readonly failures: readonly LimitWindow[]
}

function ownWindows(
  { config: { limits }, secrets }: AccountServices,
  emailKey: string,
  deviceOrSession: string,
): Windows {
  const keyOf = (name: string) => windowKey(secrets, name, emailKey, deviceOrSession)
  return {
    requests: [{ key: keyOf('login-requests-own'), limit: limits.loginPerMinuteIp, periodMs: minuteMs }],
    failures: [
      {
        key: keyOf('login-fails-own'),
        limit: limits.loginFailsAddressAndIp,
        periodMs: 15 * minuteMs,
      },
    ],
  }
}

/** Counted per email address whether or not it has an account. A classroom shares one IP address. */
function strangerWindows(
  { config: { limits }, secrets }: AccountServices,
  emailKey: string,
  exchange: Exchange,
): Windows {
  const perAddress: LimitWindow = {
    key: windowKey(secrets, 'login-fails-address', emailKey),
    limit: limits.loginFailsPerHourAddress,
    periodMs: hourMs,
    refusalMs: 15 * minuteMs,
  }
  return {
    requests: networkWindows(secrets, exchange, {
      name: 'login-requests',
      limit: limits.loginPerMinuteIp,
      periodMs: minuteMs,
    }),
    failures: [
      ...networkWindows(secrets, exchange, {
        name: 'login-fails-ip',
        limit: limits.loginFailsPerHourIp,
        periodMs: hourMs,
      }),
      ...networkWindows(secrets, exchange, {
        name: 'login-fails-address-ip',
        subject: emailKey,
        limit: limits.loginFailsAddressAndIp,
        periodMs: 15 * minuteMs,
      }),
      perAddress,
    ],
  }
}
