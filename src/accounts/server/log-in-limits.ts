import type { LimitWindow } from '#platform/server/limit-windows-store.ts'
import type { AccountParts } from './account-parts.ts'
import { hour, minute, windowKey } from './limit-refusal.ts'

/** How often one network may try to sign in at all; a classroom shares one address. */
export function requestWindow({ config: { limits }, secrets }: AccountParts, block: string): LimitWindow {
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
export function failureWindows(
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
