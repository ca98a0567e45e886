import { type Browser, expect, type Page } from '@playwright/test'
import { countSaved, signInQuickly, signUpQuickly } from '../support/people.ts'
import { openCard, problemBox, problemRow, tick, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'

const lesson = 'Two Pointers'
const [one, two, three] = [
  'Move Zeroes',
  'Merge Sorted Array',
  'Remove Duplicates from Sorted Array',
] as const

test('two browsers tick problems of one pattern, one of them offline for a while, and no tick is lost', async ({
  browser,
  site,
}) => {
  const { laptop, phone } = await openOnTwoDevices(browser, site)

  await phone.context().setOffline(true)
  await tick(phone, one)
  await tick(laptop, two)
  await expect(problemRow(phone, one)).toContainText('waiting to be saved')
  await expect(phone.getByText(/^1 tick is not saved yet\./)).toBeVisible()
  await expect(problemBox(phone, one)).toBeChecked()
  await expect(problemRow(laptop, two)).not.toContainText('waiting to be saved')

  await tick(phone, three)
  await expect(phone.getByText(/^2 ticks are not saved yet\./)).toBeVisible()
  await phone.context().setOffline(false)

  await expect(phone.getByText('waiting to be saved')).toHaveCount(0)
  // The reply to the phone's save includes the laptop's tick.
  for (const problem of [one, two, three]) await expect(problemBox(phone, problem)).toBeChecked()
  await laptop.reload()
  await openCard(laptop, lesson)
  for (const problem of [one, two, three]) await expect(problemBox(laptop, problem)).toBeChecked()
})

test('3Sum ticked in any list is solved in all of them, on both devices, offline too', async ({
  browser,
  site,
}) => {
  const { laptop, phone } = await openOnTwoDevices(browser, site)
  const essential = problemBox(phone, '3Sum')
  const asked = laptop.getByRole('article', { name: '3Sum', exact: true })

  await laptop.getByRole('button', { name: /practice problems$/ }).click()
  await tick(laptop, '3Sum')
  await expect.poll(() => countSaved(phone.context(), site)).toBe(1)
  await visit(phone, '/interview-questions')
  await expect(essential).toBeChecked()
  await visit(laptop, '/company-questions?q=3sum')
  await expect(asked.getByText('Solved', { exact: true })).toBeVisible()

  await phone.context().setOffline(true)
  await essential.click()
  await expect(phone.getByText('waiting to be saved')).toBeVisible()
  await phone.context().setOffline(false)
  await expect.poll(() => countSaved(laptop.context(), site)).toBe(0)
  await laptop.reload()
  await expect(asked.getByRole('button', { name: 'Mark complete: 3Sum' })).toBeVisible()

  await asked.getByRole('button', { name: 'Mark complete: 3Sum' }).click()
  await expect.poll(() => countSaved(phone.context(), site)).toBe(1)
  await visit(phone, '/category/1')
  await openCard(phone, lesson)
  await phone.getByRole('button', { name: /practice problems$/ }).click()
  await expect(problemBox(phone, '3Sum')).toBeChecked()
})

test('ticks made while the server is down survive a reload and are saved later', async ({
  browser,
  startOwnSite,
}) => {
  const site = await startOwnSite()
  const { laptop, phone } = await openOnTwoDevices(browser, site)

  await test.step('saving fails while pages still load: the tick waits, before and after a reload', async () => {
    await phone.route('**/api/solved', (route) => route.abort())
    await tick(phone, one)
    await expect(problemRow(phone, one)).toContainText('waiting to be saved')
    await phone.reload()
    await openCard(phone, lesson)
    await expect(problemBox(phone, one)).toBeChecked()
    await expect(problemRow(phone, one)).toContainText('waiting to be saved')
    expect(await countSaved(laptop.context(), site)).toBe(0)
  })

  await test.step('the server is stopped: the next tick waits, too', async () => {
    await site.stop()
    // Not earlier, or the waiting tick would be sent to the running server.
    await phone.unroute('**/api/solved')
    await tick(phone, two)
    await expect(problemRow(phone, two)).toContainText('waiting to be saved')
    await expect(phone.getByText(/^2 ticks are not saved yet\./)).toBeVisible()
  })

  await test.step('the server is back: both are saved automatically', async () => {
    await site.start()
    await expect(phone.getByText('waiting to be saved')).toHaveCount(0)
    expect(await countSaved(laptop.context(), site)).toBe(2)
  })
})

/** A new member, signed in on two devices, both with the lesson open. */
async function openOnTwoDevices(browser: Browser, site: Site): Promise<{ laptop: Page; phone: Page }> {
  const [laptop, phone] = await Promise.all(
    [{}, { viewport: { width: 390, height: 844 }, hasTouch: true }].map(async (device) =>
      (await browser.newContext({ baseURL: site.url, ...device })).newPage(),
    ),
  )
  if (!laptop || !phone) throw new Error('Expected two pages.')
  const member = await signUpQuickly(laptop.context(), site)
  await signInQuickly(phone.context(), site, member)
  for (const page of [laptop, phone]) {
    await visit(page, '/category/1')
    await openCard(page, lesson)
    // What an open card shows is fetched, which fails without a network.
    await expect(problemBox(page, one)).toBeVisible()
  }
  return { laptop, phone }
}
