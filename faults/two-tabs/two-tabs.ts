import { findProblem, interleavings, type Sharing } from '#testing/two-tab-interleavings.ts'
import type { FaultReport } from '../lib/fault-report.ts'

/** Plays every order of two ticks on each side and so many deliveries between them. */
export async function playAllOrders(deliveries: number): Promise<FaultReport> {
  const other: string[] = []
  let orders = 0
  for (const sharing of ['tabs', 'devices'] satisfies Sharing[])
    for (const events of interleavings(deliveries)) {
      orders += 1
      const fault = await findProblem(events, sharing)
      if (fault) other.push(`Two ${sharing}: ${fault}`)
    }
  return {
    promise: 'two tabs or devices never lose a tick',
    injected: `lost requests and lost replies, in every order with ${deliveries} deliveries`,
    howOften: `${orders} orders, half in one browser, half on two devices`,
    lost: other.length,
    halfApplied: 0,
    other,
    facts: {},
  }
}
