import { type Browser, expect, type Page, test } from '@playwright/test'
import { countSaved, signInQuickly, signUpQuickly } from './people.ts'
import { figure, openCard, problemBox, problemRow, tick, visit } from './screens.ts'
import { type Site, startSite } from './start-site.ts'

/** Journeys that stop the server or cut the line, so they have a site of their own. */
let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site?.close())

const lesson = 'Two Pointers'
const [one, two, three] = [
  'Move Zeroes',
  'Merge Sorted Array',
  'Remove Duplicates from Sorted Array',
] as const

test('two browsers, one offline for a while, tick problems of one pattern and nothing is lost', async ({
  browser,
}) => {
  const { laptop, phone } = await openOnTwoDevices(browser)

  await phone.context().setOffline(true)
  await tick(phone, one)
  await tick(laptop, two)
  await expect(problemRow(phone, one)).toContainText('waiting to be saved')
  await expect(phone.getByText(/^1 tick is waiting for the server\./)).toBeVisible()
  await expect(problemBox(phone, one)).toBeChecked()
  await expect(problemRow(laptop, two)).not.toContainText('waiting to be saved')

  await tick(phone, three)
  await expect(phone.getByText(/^2 ticks are waiting for the server\./)).toBeVisible()
  await phone.context().setOffline(false)

  await expect(phone.getByText('waiting to be saved')).toHaveCount(0)
  // The laptop's tick comes with the answer to the phone's.
  for (const problem of [one, two, three]) await expect(problemBox(phone, problem)).toBeChecked()
  await laptop.reload()
  await openCard(laptop, lesson)
  for (const problem of [one, two, three]) await expect(problemBox(laptop, problem)).toBeChecked()
})

test('two browsers that tick at the same moment keep both ticks', async ({ browser }) => {
  const { laptop, phone } = await openOnTwoDevices(browser)
  const rounds = 4
  for (let round = 0; round < rounds; round++)
    await Promise.all([
      laptop
        .getByRole('checkbox')
        .nth(2 * round)
        .check(),
      phone
        .getByRole('checkbox')
        .nth(2 * round + 1)
        .check(),
    ])

  await expect.poll(() => countSaved(laptop.context(), site)).toBe(2 * rounds)
  for (const page of [laptop, phone]) {
    await visit(page, '/')
    await expect(figure(page, 'Problems Solved')).toHaveText(String(2 * rounds))
  }
})

test('ticks made while the server is away outlive a reload and are saved later', async ({ browser }) => {
  const { laptop, phone } = await openOnTwoDevices(browser)

  await test.step('saving fails, but pages still come: the tick waits, before and after a reload', async () => {
    await phone.route('**/api/progress', (route) => route.abort())
    await tick(phone, one)
    await expect(problemRow(phone, one)).toContainText('waiting to be saved')
    await phone.reload()
    await openCard(phone, lesson)
    await expect(problemBox(phone, one)).toBeChecked()
    await expect(problemRow(phone, one)).toContainText('waiting to be saved')
    expect(await countSaved(laptop.context(), site)).toBe(0)
  })

  await test.step('the server is stopped: the next tick waits beside it', async () => {
    await site.stop()
    // Not before: the tick that waits would be sent again to the server that still runs.
    await phone.unroute('**/api/progress')
    await tick(phone, two)
    await expect(problemRow(phone, two)).toContainText('waiting to be saved')
    await expect(phone.getByText(/^2 ticks are waiting for the server\./)).toBeVisible()
  })

  await test.step('the server is back: both are saved without anybody doing anything', async () => {
    await site.start()
    await expect(phone.getByText('waiting to be saved')).toHaveCount(0, { timeout: 45_000 })
    expect(await countSaved(laptop.context(), site)).toBe(2)
  })
})

test('a tick whose page is closed before the server is back is saved at the next visit', async ({
  browser,
}) => {
  const { laptop, phone } = await openOnTwoDevices(browser)
  await site.kill()
  await tick(phone, one)
  await expect(problemRow(phone, one)).toContainText('waiting to be saved')
  const context = phone.context()
  await phone.close()
  await site.start()

  const later = await context.newPage()
  await visit(later, '/')
  await expect.poll(() => countSaved(laptop.context(), site)).toBe(1)
  await expect(figure(later, 'Problems Solved')).toHaveText('1')
})

/** A new member, signed in on two devices, both with the lesson open. */
async function openOnTwoDevices(browser: Browser): Promise<{ laptop: Page; phone: Page }> {
  const [laptop, phone] = await Promise.all(
    [{}, { viewport: { width: 390, height: 844 }, hasTouch: true }].map(async (device) =>
      (await browser.newContext({ baseURL: site.url, ...device })).newPage(),
    ),
  )
  if (!laptop || !phone) throw new Error('Two pages were asked for.')
  const member = await signUpQuickly(laptop.context(), site)
  await signInQuickly(phone.context(), site, member)
  for (const page of [laptop, phone]) {
    await visit(page, '/category/1')
    await openCard(page, lesson)
  }
  return { laptop, phone }
}
