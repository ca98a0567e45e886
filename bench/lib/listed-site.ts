import type { Browser, BrowserContext } from '@playwright/test'

/** A site with the lists in it, and the cookies of a member. */
export interface ListedSite {
  readonly url: string
  readonly cookies: string
}

/** A new browser profile, signed in as its member. */
export function newContext(browser: Browser, { cookies }: ListedSite): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      origins: [],
      cookies: `${cookies}; capra.visitor=member`.split('; ').map((cookie) => {
        const end = cookie.indexOf('=')
        return {
          name: cookie.slice(0, end),
          value: cookie.slice(end + 1),
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        }
      }),
    },
  })
}
