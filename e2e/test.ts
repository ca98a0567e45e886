import { test as base } from '@playwright/test'
import { type Site, startSite } from './start-site.ts'

/**
 * One site serves every journey of a worker; each journey brings people of its own, and takes back what everybody
 * would see of them (`withdrawReports`). Journeys that stop the server or choose another store start a site themselves.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ settings: roomForMany })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await use(page)
    // A page asks again while it closes; what then goes wrong in a journey's own answers is nobody's fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** A hundred people sign up from one address within minutes, which the usual limits are there to stop. */
const roomForMany = {
  LIMIT_CODE_PER_HOUR_IP: '10000',
  LIMIT_CODE_WAIT_SECONDS: '1',
  LIMIT_LOGIN_PER_MINUTE_IP: '10000',
  LIMIT_LOGIN_FAILS_PER_HOUR_IP: '10000',
  LIMIT_VERIFY_WRONG_PER_HOUR_IP: '10000',
  LIMIT_ANONYMOUS_PER_MINUTE: '100000',
  LIMIT_ANONYMOUS_BURST: '10000',
  LIMIT_TUTOR_QUESTIONS_PER_MINUTE: '10000',
}
