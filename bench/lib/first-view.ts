import type { Browser } from '@playwright/test'
import { type ListedSite, newContext } from './listed-site.ts'

/** Bytes of all JSON that a member's first view fetches, as they come over the wire. */
export async function weighFirstView(browser: Browser, listed: ListedSite): Promise<number> {
  const context = await newContext(browser, listed)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const calls = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/')) calls.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`${listed.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(1000)
  await context.close()
  return bytes
}
