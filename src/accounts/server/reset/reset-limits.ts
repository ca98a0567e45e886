import { dayMs, hourMs } from '#platform/durations.ts'
import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { networkWindows, refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import { type LimitWindow, takeWindow, takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { waitInWords } from '../registration/code-limits.ts'

/**
 * Counts a request for a reset link. Known devices and sessions of the account count for themselves (`own`), so nobody
 * else can spend their budget.
 *
 * @returns false when no more mail may go out to this address today. Refusing then would let strangers lock the owner out.
 * @throws AppError `limited`
 */
export async function countResetRequest(
  services: AccountServices,
  tx: StoreHandle,
  emailKey: string,
  own: string | undefined,
  exchange: Exchange,
): Promise<boolean> {
  const { secrets, config } = services
  const { limits } = config
  if (own === undefined) {
    const perNetwork = { name: 'reset-ip', limit: limits.resetPerHourIp, periodMs: hourMs }
    await refusedWith(takeWindows(tx, networkWindows(secrets, exchange, perNetwork)), (seconds) =>
      limited(
        exchange,
        'reset-requests',
        seconds,
        `Too many emails were requested. Please try again in ${waitInWords(seconds)}.`,
      ),
    )
  }
  const wait: LimitWindow = {
    key: windowKey(secrets, 'reset-wait', emailKey, own ?? exchange.addressBlock),
    limit: 1,
    periodMs: limits.codeWaitSeconds * 1000,
  }
  await refusedWith(takeWindows(tx, [wait]), (seconds) =>
    limited(
      exchange,
      'reset-wait',
      seconds,
      `Please wait ${seconds} seconds before you request another link.`,
    ),
  )
  for (const window of mailWindows(services, emailKey, own, exchange))
    if (!(await takeWindow(tx, window))) {
      exchange.event('limit_reached', { limit: 'reset-mails' })
      return false
    }
  return true
}

function mailWindows(
  { config: { limits }, secrets }: AccountServices,
  emailKey: string,
  own: string | undefined,
  exchange: Exchange,
): readonly LimitWindow[] {
  const limit = limits.resetPerDayAddressAndIp
  if (own !== undefined)
    return [{ key: windowKey(secrets, 'reset-own', emailKey, own), limit, periodMs: dayMs }]
  return [
    ...networkWindows(secrets, exchange, {
      name: 'reset-address-ip',
      subject: emailKey,
      limit,
      periodMs: dayMs,
    }),
    { key: windowKey(secrets, 'reset-address', emailKey), limit: limits.resetPerDayAddress, periodMs: dayMs },
  ]
}
