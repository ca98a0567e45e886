import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { type LimitWindow, takeAllOrNone } from '#platform/server/limits/limit-windows-store.ts'
import type { AccountServices } from '../account-services.ts'
import { hour, minute, refusedWith, windowKey } from '../limit-refusal.ts'
import { isKnownDevice } from '../sessions/device-store.ts'
import { presentedDevice } from '../sessions/sessions.ts'

/**
 * Counts a password as wrong before it is checked, so that concurrent guesses find no gap.
 *
 * @returns the windows to refund if it was not wrong
 * @throws AppError `limited`
 */
export async function countAsFailure(
  services: AccountServices,
  emailKey: string,
  exchange: Exchange,
  what: 'sign-in attempts' | 'wrong passwords',
): Promise<readonly LimitWindow[]> {
  const { store } = services
  const block = exchange.addressBlock
  const device = presentedDevice(exchange)
  const isKnown = device !== undefined && (await isKnownDevice(store, device, emailKey))
  const failures = failureWindows(services, emailKey, block, isKnown)
  await refusedWith(takeAllOrNone(store, [requestWindow(services, block), ...failures]), (seconds) =>
    limited(
      exchange,
      'login',
      seconds,
      `Too many ${what}. Please wait ${seconds} seconds or reset your password.`,
    ),
  )
  return failures
}

/** How often one network may try to sign in; a classroom shares one IP address. */
function requestWindow({ config: { limits }, secrets }: AccountServices, block: string): LimitWindow {
  return {
    key: windowKey(secrets, 'login-requests', block),
    limit: limits.loginPerMinuteIp,
    periodMs: minute,
  }
}

/**
 * How often signing in may fail, counted per email address whether or not it has an account. A known device is not
 * counted per email address, so nobody can lock the owner out by guessing.
 */
function failureWindows(
  { config: { limits }, secrets }: AccountServices,
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
