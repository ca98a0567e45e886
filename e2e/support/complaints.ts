import type { Page } from '@playwright/test'

/**
 * Collects what a browser complains about: violations of the content policy, errors and warnings of the console, uncaught
 * exceptions, and calls that failed.
 */
export async function listen(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      throw new Error(`Content policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    // The first only says that the machine was slow; the other is a setting of most tests.
    if (/not used within a few seconds|registration blocked by Playwright/.test(message.text())) return
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`))
  // What a page only reads may be given up when it is left, and so may a conversation that nobody has written in, and
  // the acceptance of invitations, which My Herd asks for again.
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    const mayBeGivenUp =
      request.method() === 'GET' ||
      /\/api\/(?:ai-tutor\/session\/new|buddy\/auto-accept)$/.test(request.url())
    if (!mayBeGivenUp || why !== 'net::ERR_ABORTED') complaints.push(`${page.url()}: ${request.url()} ${why}`)
  })
  return complaints
}
