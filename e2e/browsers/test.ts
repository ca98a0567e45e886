import { writeFile } from 'node:fs/promises'
import { createAccount } from '../support/people.ts'
import { test as base } from '../support/test.ts'
import type { Engine, EngineName, Size, Tab } from './engines/engine.ts'
import { startChromium, startFirefox } from './engines/puppeteer.ts'
import { startWebKit } from './engines/webkit.ts'
import { bundleFinder } from './user/bundle-finder.ts'
import { User } from './user/user.ts'

export interface BrowserOptions {
  engineName: EngineName
  size: Size
}

type Account = Awaited<ReturnType<typeof createAccount>>

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

/** One browser and one site per worker; a tab and a screen per journey. */
export const test = base.extend<
  { tab: Tab; user: User; member: Account },
  BrowserOptions & { engine: Engine | string; finder: string }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  size: [
    { width: 1440, height: 900, hasTouch: false },
    { option: true, scope: 'worker' },
  ],
  finder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => use(await bundleFinder()),
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]()
      await use(engine)
      if (typeof engine !== 'string') await engine.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, size }, use, testInfo) => {
    if (typeof engine === 'string') {
      // Where all of them are to be tried, a missing one is no reason to be content.
      if (process.env.CI) throw new Error(engine)
      testInfo.skip(true, engine)
      return
    }
    const tab = await engine.open(size)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await tab.screenshot())
    await tab.close()
  },
  user: async ({ tab, site, finder }, use) => use(new User(tab, site.url, finder)),
  /** A new member, signed in to this tab. */
  member: async ({ user, tab, site }, use) => {
    const account = await createAccount(site)
    // Cookies can be set on a page of the site only.
    await user.open('/landing')
    await tab.setCookie('sid', account.token)
    await use(account)
  },
})
