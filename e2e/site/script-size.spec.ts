import { expect } from '@playwright/test'
import { prerenderedPaths } from '#app/web/route-table.ts'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 412, height: 823 } })

for (const path of prerenderedPaths)
  test(`${path} loads at most 150 KB of script by itself`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
    // On a busy machine the network can be idle before the first script is requested.
    await expect.poll(async () => (await sizes()).length).toBeGreaterThan(2)
    await page.waitForLoadState('networkidle')
    expect((await sizes()).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(150 * 1024)
  })
