import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findTestChromium } from './scripts/testing/chromium.ts'

// Set once here, so that the workers, which read this file too, need not look again.
process.env.CHROMIUM_PATH ??= findTestChromium() ?? ''

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  // Each worker has a site of its own, so journeys can run side by side; two cores carry two.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Only to end what hangs: the longest journeys take most of a minute on two busy cores.
  timeout: 180_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    // What cannot be clicked by then never can.
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    // Journeys look at and change what pages ask for; a worker would ask in their place. One journey is about it.
    serviceWorkers: 'block',
    // Recording each journey costs a third of its time; `npm run e2e -- <file> --trace on` records one again.
    trace: 'off',
  },
})
