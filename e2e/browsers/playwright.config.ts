import { defineConfig } from '@playwright/test'
import { engineNames } from './engines/engine.ts'
import type { BrowserOptions } from './test.ts'

const sizes = {
  desktop: { width: 1440, height: 900, hasTouch: false },
  phone: { width: 390, height: 844, hasTouch: true },
}

/** The main journeys in three engines. Playwright runs the tests; it does not drive the browsers. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../.cache/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./reporter.ts']],
  projects: engineNames.flatMap((engineName) =>
    Object.entries(sizes).map(([name, size]) => ({
      name: `${engineName} ${name}`,
      use: { engineName, size },
    })),
  ),
})
