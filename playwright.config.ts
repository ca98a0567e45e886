import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findTestChromium } from './scripts/testing/chromium.ts'

// Set once here, so that the workers, which read this file too, need not look again.
process.env.CHROMIUM_PATH ??= findTestChromium() ?? ''

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Each worker has a server of its own, so tests can run in parallel. Tests wait a lot: two cores carry four.
  fullyParallel: true,
  workers: 4,
  // Large matrices of journeys; only with `npm run test:faults`.
  ...(process.env.SLOW_TESTS ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  forbidOnly: Boolean(process.env.CI),
  // Only to end what hangs: the longest tests take most of a minute on two busy cores.
  timeout: 180_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    // A service worker would answer the calls that tests intercept. The offline tests allow it.
    serviceWorkers: 'block',
    // Recording costs a third of a test's time; use `npm run e2e -- <file> --trace on` for a single one.
    trace: 'off',
  },
})
