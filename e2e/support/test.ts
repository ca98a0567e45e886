import { type BrowserContext, test as base } from '@playwright/test'
import { type Site, startSite } from './start-site.ts'

/**
 * One server per worker, shared by its tests. Each test creates its own users, and withdraws what other users would see
 * (`withdrawReports`). Tests that stop the server, or need another store or settings, start a site of their own
 * (`startOwnSite`).
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const site = await startSite({ settings: wideLimits })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await use(page)
    await stopIntercepting(page.context())
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  startOwnSite: async ({}, use) => {
    const started: Site[] = []
    await use(async (options) => {
      const site = await startSite(options)
      started.push(site)
      return site
    })
    await Promise.all(started.map((site) => site.close()))
  },
  // Playwright closes its own context only. Pages of others would stay open, and busy, during all later tests of the worker.
  closeContexts: [
    // The sites are named so that they close after their pages.
    async ({ browser, startOwnSite: _ }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) {
        await stopIntercepting(context)
        await context.close()
      }
    },
    { auto: true },
  ],
})

interface Fixtures {
  /** Starts a site for this test alone, which is closed at its end. */
  startOwnSite: typeof startSite
  closeContexts: undefined
}

/** A closing page may still send calls; errors in intercepted ones no longer matter. */
async function stopIntercepting(context: BrowserContext): Promise<void> {
  for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' })
}

/** All tests share one address, and open more pages in a second than a person, which the usual limits would stop. */
const wideLimits = {
  LIMIT_MEMBER_PER_MINUTE: '100000',
  LIMIT_MEMBER_BURST: '10000',
  LIMIT_WRITES_PER_MINUTE: '10000',
  LIMIT_CODE_PER_HOUR_IP: '10000',
  LIMIT_CODE_WAIT_SECONDS: '1',
  LIMIT_LOGIN_PER_MINUTE_IP: '10000',
  LIMIT_LOGIN_FAILS_PER_HOUR_IP: '10000',
  LIMIT_VERIFY_WRONG_PER_HOUR_IP: '10000',
  LIMIT_ANONYMOUS_PER_MINUTE: '100000',
  LIMIT_ANONYMOUS_BURST: '10000',
  LIMIT_TUTOR_QUESTIONS_PER_MINUTE: '10000',
}
