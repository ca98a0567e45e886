import { findProblem, interleavings, type Sharing } from '#testing/two-tab-interleavings.ts'
import type { Report } from '../lib/report.ts'

/** Simulates every order of two ticks on each side and a number of deliveries. */
export async function testTickOrders(deliveries: number): Promise<Report> {
  const other: string[] = []
  let orders = 0
  for (const sharing of ['tabs', 'devices'] satisfies Sharing[])
    for (const events of interleavings(deliveries)) {
      orders += 1
      const problem = await findProblem(events, sharing)
      if (problem) other.push(`Two ${sharing}: ${problem}`)
    }
  return {
    promise: 'two tabs or devices never lose a tick',
    injected: `lost requests and lost replies, in every order with ${deliveries} deliveries`,
    volume: `${orders} orders, half in one browser, half on two devices`,
    lost: other.length,
    halfApplied: 0,
    other,
    figures: {},
  }
}
