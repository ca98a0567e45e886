import { expect } from '@playwright/test'
import { goOffline, isCached } from '../support/offline-cache.ts'
import { beGuest, signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const kind of ['member', 'guest'] as const)
  test(`the installed app starts offline for a ${kind} who has only opened another page`, async ({
    page,
    context,
    site,
  }) => {
    if (kind === 'member') await signUpQuickly(context, site)
    else await beGuest(context, site)
    await visit(page, `${site.url}/company-questions`)
    await expect.poll(() => isCached(page, '/')).toBe(true)
    await goOffline(page)
    await page.goto(`${site.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  })
