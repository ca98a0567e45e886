import { expect, type Page } from '@playwright/test'
import { goOffline, waitUntilCached } from '../support/offline-cache.ts'
import { signUpQuickly } from '../support/people.ts'
import { namePatterns } from '../support/practice-screens.ts'
import { revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

const strip = (page: Page) => page.getByRole('img', { name: /^\d+ items?:/ })

test('practice and the open round can be loaded again and answered offline', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await visit(page, `${site.url}/practice`)
  await waitUntilCached(page, '/api/practice/standing', '/api/practice/rounds')
  await page.getByRole('button', { name: /round/i }).first().click()
  await page.waitForURL(/\/practice\/rounds\//)
  await answer(page)
  await expect.poll(() => countAnswers(page)).toBe(1)
  const round = new URL(page.url()).pathname
  await waitUntilCached(page, `/api${round}`)
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), `/api${round}`))
    .toContain('"answers":[{')
  await goOffline(page)

  await revisit(page)
  await expect(strip(page)).toHaveAccessibleName(/^\d+ items: 1 .+, 1 now, \d to come$/)
  await answer(page)
  await revisit(page)
  await expect(strip(page)).toHaveAccessibleName(/, 1 now, \d to come, 1 waiting to be sent$/)
  await page.goto(`${site.url}/practice`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => countAnswers(page)).toBe(2)
})

test('a guest can practice offline', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('isGuestMode', 'true'))
  await visit(page, `${site.url}/practice/round`)
  await answer(page)
  await waitUntilCached(page)
  await goOffline(page)
  await revisit(page)
  await expect(strip(page)).toHaveAccessibleName(/1 now/)
  await answer(page)
  await page.goto(`${site.url}/study-notes`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

/** Answers the item on the screen, right or wrong, and goes on. */
async function answer(page: Page): Promise<void> {
  await namePatterns(page)
  await page.getByRole('button', { name: 'Guess' }).click()
  await page.getByRole('button', { name: 'Next prompt' }).click()
}

async function countAnswers(page: Page): Promise<number> {
  const reply = await page.request.get(`/api/practice/standing`).catch(() => undefined)
  return reply?.ok() ? (await reply.json()).answered : -1
}
