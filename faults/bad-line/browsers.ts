import { type Browser, chromium, type Page } from '@playwright/test'
import { signInQuickly, signUpQuickly } from '../../e2e/people.ts'
import { openCard, visit } from '../../e2e/screens.ts'
import { type Site, startSite } from '../../e2e/start-site.ts'
import { chromiumArguments, getTestChromium } from '../../scripts/testing/chromium.ts'
import { startTcpProxy, type TcpProxy } from '../lib/tcp-proxy.ts'

interface SiteOverLine {
  readonly site: Site
  readonly line: TcpProxy
  /** Where the site is at the other end of the line. */
  readonly address: string
  readonly browser: Browser
}

/** Gives `act` the built product behind a line that can be disturbed, and a browser; all of it ends with `act`. */
export async function overALine<Result>(act: (parts: SiteOverLine) => Promise<Result>): Promise<Result> {
  const begun: (() => Promise<void>)[] = []
  try {
    const site = await startSite({
      settings: { LIMIT_CODE_PER_HOUR_IP: '10000', LIMIT_LOGIN_PER_MINUTE_IP: '10000' },
    })
    begun.push(() => site.close())
    const line = await startTcpProxy(new URL(site.url))
    begun.push(() => line.close())
    const executablePath = getTestChromium()
    const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
    begun.push(() => browser.close())
    return await act({ site, line, address: `http://127.0.0.1:${line.port}`, browser })
  } finally {
    for (const end of begun.reverse()) await end()
  }
}

export interface TwoPages {
  /** Two tabs of one browser, or one of each of two devices. */
  readonly pages: readonly [Page, Page]
  close(): Promise<void>
}

/** A new member with a lesson open twice, as seen at `address`. */
export async function openTwice(
  browser: Browser,
  site: Site,
  { address, apart }: { address: string; apart: 'tabs' | 'devices' },
): Promise<TwoPages> {
  const options = { baseURL: address, serviceWorkers: 'block' } as const
  const first = await browser.newContext(options)
  const member = await signUpQuickly(first, site)
  const second = apart === 'tabs' ? first : await browser.newContext(options)
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
