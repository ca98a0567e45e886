import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { dateOf, deviceOffset, localDay } from '#platform/local-day.ts'
import { axeFindings } from '../support/axe.ts'
import { signInQuickly, signUpQuickly } from '../support/people.ts'
import { expectHeading, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const inDays = (days: number) => dateOf(localDay({ now: Date.now(), offset: deviceOffset() }) + days)

test('a member plans towards an interview, moves it on another device, and leaves the plan', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpQuickly(page.context(), site)
  await visit(page, '/plan')
  await expectHeading(page, 'A plan without a date')
  await page.getByLabel('Interview').fill(inDays(28))
  await expectHeading(page, '28 days to your interview')
  await expect(page.getByRole('heading', { name: 'What will not fit' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('plan.ics')
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved).toContain(`DTSTART;VALUE=DATE:${inDays(28).replaceAll('-', '')}`)
  const reply = await page.context().request.get(`${site.url}/api/practice/plan.ics?offset=${deviceOffset()}`)
  const uids = (text: string) => text.match(/^UID:.*$/gm)
  expect(uids(await reply.text())).toEqual(uids(saved))

  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signInQuickly(elsewhere, site, ada)
  const other = await elsewhere.newPage()
  await visit(other, '/plan')
  await expectHeading(other, '28 days to your interview')
  await other.getByLabel('Interview').fill(inDays(14))
  await expectHeading(other, '14 days to your interview')
  await visit(page, '/')
  await expect(page.getByText('14 days until your interview')).toBeVisible()
  await page.getByRole('link', { name: 'The whole plan' }).click()
  await expectHeading(page, '14 days to your interview')

  await page.getByRole('button', { name: 'Leave the plan' }).click()
  await expectHeading(page, 'A plan without a date')
  await visit(other, '/plan')
  await expectHeading(other, 'A plan without a date')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest plans the open patterns', async ({ page }) => {
    await visit(page, '/plan')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expectHeading(page, 'A plan without a date')
    await page.getByLabel('Interview').fill(inDays(60))
    await expectHeading(page, '60 days to your interview')
    await expect(page.getByText('Ten patterns fit, in this order. Nothing is left out.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await axeFindings(page)).toEqual([])
  })
})
