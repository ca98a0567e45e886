import { type Browser, chromium, type Page } from '@playwright/test'
import { signInQuickly, signUpQuickly } from '../../e2e/people.ts'
import { openCard, visit } from '../../e2e/screens.ts'
import type { Site } from '../../e2e/start-site.ts'
import { chromiumArguments, getTestChromium } from '../../scripts/testing/chromium.ts'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: getTestChromium(), args: [...chromiumArguments] })

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
