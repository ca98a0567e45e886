import { type Browser, chromium, type Page } from '@playwright/test'
import { signInQuickly, signUpQuickly } from '../../e2e/support/people.ts'
import { openCard, visit } from '../../e2e/support/screens.ts'
import { type Site, startSite } from '../../e2e/support/start-site.ts'
import { chromiumArguments, getTestChromium } from '../../scripts/testing/chromium.ts'
import { startTcpProxy, type TcpProxy } from '../lib/tcp-proxy.ts'

interface ProxiedSite {
  readonly site: Site
  readonly proxy: TcpProxy
  /** URL of the site through the proxy. */
  readonly address: string
  readonly browser: Browser
}

/** Starts the built product behind a TCP proxy and a browser, and stops everything after `act`. */
export async function withProxiedSite<Result>(act: (parts: ProxiedSite) => Promise<Result>): Promise<Result> {
  const cleanups: (() => Promise<void>)[] = []
  try {
    const site = await startSite({
      settings: { LIMIT_CODE_PER_HOUR_IP: '10000', LIMIT_LOGIN_PER_MINUTE_IP: '10000' },
    })
    cleanups.push(() => site.close())
    const proxy = await startTcpProxy(new URL(site.url))
    cleanups.push(() => proxy.close())
    const executablePath = getTestChromium()
    const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
    cleanups.push(() => browser.close())
    return await act({ site, proxy, address: `http://127.0.0.1:${proxy.port}`, browser })
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  }
}

interface PagePair {
  /** Two tabs of one browser, or pages on two devices. */
  readonly pages: readonly [Page, Page]
  close(): Promise<void>
}

/** Opens a lesson twice for a new member, at `address`. */
export async function openTwice(
  browser: Browser,
  site: Site,
  { address, where }: { address: string; where: 'tabs' | 'devices' },
): Promise<PagePair> {
  const options = { baseURL: address, serviceWorkers: 'block' } as const
  const first = await browser.newContext(options)
  const member = await signUpQuickly(first, site)
  const second = where === 'tabs' ? first : await browser.newContext(options)
  if (second !== first) await signInQuickly(second, site, member)
  const pages = [await first.newPage(), await second.newPage()] as const
  for (const page of pages) {
    await visit(page, '/category/1')
    await openCard(page, 'Two Pointers')
  }
  const close = async () => {
    for (const context of new Set([first, second])) await context.close()
  }
  return { pages, close }
}
