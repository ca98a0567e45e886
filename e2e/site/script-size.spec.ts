import { expect } from '@playwright/test'
import { prerenderedPaths } from '#app/web/route-table.ts'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 412, height: 823 } })

for (const path of prerenderedPaths)
  test(`${path} loads at most 150 KB of script by itself`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(150 * 1024)
  })
