import { expect, test } from 'vitest'
import { type Apart, faultOf, interleavings } from '#testing/two-tab-interleavings.ts'

// With four deliveries there are 34,020: `npm run test:faults -- two-tabs`.
test.each<Apart>(['tabs', 'devices'])(
  'no order of ticks and deliveries on two %s loses a tick',
  async (apart) => {
    let count = 0
    for (const events of interleavings(2)) {
      count += 1
      expect(await faultOf(events, apart)).toBeUndefined()
    }
    expect(count).toBe(810)
  },
)
