import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { type LimitWindow, takeAllOrNone } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountParts } from './account-parts.ts'
import { isKnownDevice } from './device-store.ts'
import { hour, minute, refusedWith, windowKey } from './limit-refusal.ts'
import { presentedDevice } from './sessions.ts'

/**
 * Counts a password as wrong before it is looked at, so that guesses at the same moment find no gap.
 *
 * @returns what to give back when it was not wrong
 * @throws AppError `limited`
 */
export async function countAsFailure(
  parts: AccountParts,
  emailKey: string,
  exchange: Exchange,
  what: 'sign-in attempts' | 'wrong passwords',
): Promise<readonly LimitWindow[]> {
  const { store } = parts
  const block = exchange.addressBlock
  const device = presentedDevice(exchange)
  const isKnown = device !== undefined && (await isKnownDevice(store, device, emailKey))
  const failures = failureWindows(parts, emailKey, block, isKnown)
  await refusedWith(takeAllOrNone(store, [requestWindow(parts, block), ...failures]), (seconds) =>
    limited(
      exchange,
      'login',
      seconds,
      `Too many ${what}. Please wait ${seconds} seconds or reset your password.`,
    ),
  )
  return failures
}

/** How often one network may try to sign in at all; a classroom shares one address. */
function requestWindow({ config: { limits }, secrets }: AccountParts, block: string): LimitWindow {
  return {
    key: windowKey(secrets, 'login-requests', block),
    limit: limits.loginPerMinuteIp,
    periodMs: minute,
  }
}

/**
 * How often signing in may fail, counted by address whether or not it has an account. A browser in which this
 * person has signed in before is not counted by address: nobody can lock an owner out by guessing.
 */
function failureWindows(
  { config: { limits }, secrets }: AccountParts,
  emailKey: string,
  block: string,
  isKnownDevice: boolean,
): readonly LimitWindow[] {
  const perNetwork: LimitWindow = {
    key: windowKey(secrets, 'login-fails-ip', block),
    limit: limits.loginFailsPerHourIp,
    periodMs: hour,
  }
  const perPair: LimitWindow = {
    key: windowKey(secrets, 'login-fails-address-ip', emailKey, block),
    limit: limits.loginFailsAddressAndIp,
    periodMs: 15 * minute,
  }
  const perAddress: LimitWindow = {
    key: windowKey(secrets, 'login-fails-address', emailKey),
    limit: limits.loginFailsPerHourAddress,
    periodMs: hour,
    refusalMs: 15 * minute,
  }
  return isKnownDevice ? [perNetwork, perPair] : [perNetwork, perPair, perAddress]
}
