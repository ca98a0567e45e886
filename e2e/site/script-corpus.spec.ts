import { expect, type Page } from '@playwright/test'
import { scriptPayloads } from '#testing/server/script-payloads.ts'
import { dialog, makeGoatMatesQuickly, openHerd, openHistory, startQuickly } from '../support/herd-screens.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('scripts in notes, feedback and URLs are shown as text and never run', async ({
  page,
  context,
  site,
}) => {
  const events: string[] = []
  await context.exposeBinding('ran', () => void events.push(`a payload ran at ${page.url()}`))
  await context.exposeBinding('violated', (_source, what) => void events.push(`${what} at ${page.url()}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      // Defined by exposeBinding above.
      ;(window as unknown as { violated(what: string): void }).violated(`${violatedDirective} ${sample}`)
    })
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:image/'))
      events.push(`a request to ${request.url()}`)
  })
  page.on('dialog', (alert) => alert.dismiss())

  const { bobsContext } = await makeGoatMatesQuickly(context, site)
  const list = await page.request.get('/api/company-questions?limit=100')
  const questions: { id: number }[] = await list.json()
  for (const [i, note] of scriptPayloads.entries()) {
    const path = `/api/company-questions/${questions[i]?.id}/mark`
    await expect(await page.request.put(path, { data: { isStarred: true, note } })).toBeOK()
  }
  for (const start of [0, 20, 40]) {
    const id = await startQuickly(bobsContext, site, 200 + start)
    const feedback = scriptPayloads.slice(start, start + 20).join('\n')
    const data = { status: 'completed', score: 3, feedback }
    await expect(await bobsContext.request.put(`${site.url}/api/interviews/${id}`, { data })).toBeOK()
  }

  await visit(page, '/company-questions?starred=true')
  await page
    .getByRole('button', { name: /^Note on/ })
    .first()
    .click()
  await expectNoInjectedElements(page)
  await openHerd(page)
  await expectNoInjectedElements(page)
  await openHistory(page, 'candidate')
  const feedbacks = page.getByRole('button', { name: /^View Feedback/ })
  await expect(feedbacks).toHaveCount(3)
  for (let i = 0; i < 3; i++) {
    await feedbacks.nth(i).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const reveal = page.getByRole('button', { name: 'Show the feedback now' })
    if (await reveal.count()) await reveal.click()
    await expect(dialog(page, 'View Interview Feedback')).toContainText('ran(')
    await expectNoInjectedElements(page)
    await page.keyboard.press('Escape')
  }
  for (const [i, payload] of scriptPayloads.slice(0, 12).entries()) {
    const text = encodeURIComponent(payload)
    const paths = [`/company-questions?q=${text}&companies=${text}`, `/category/1#${text}`, `/${text}`]
    await visit(page, paths[i % paths.length] ?? '/')
    await expectNoInjectedElements(page)
  }
  expect(events).toEqual([])
})

/** No element or attribute of the page came out of a payload. */
async function expectNoInjectedElements(page: Page): Promise<void> {
  const injected = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.matches('script:not([src]), object, embed, base, math, template, #ran') ||
          [...element.attributes].some(
            ({ name, value }) =>
              /^on/.test(name) ||
              (/^(href|src|action|srcdoc)$/.test(name) && /^\s*(javascript|data:text)/i.test(value)),
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
      .filter((html) => /ran\(|javascript:/.test(html)),
  )
  expect(injected, page.url()).toEqual([])
}
