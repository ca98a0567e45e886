import { expect, type Page } from '@playwright/test'
import { companyPath, listItems, ownMarks, row, rows, star, titles } from './company-screens.ts'
import { beGuest, signUpQuickly, withdrawReports } from './people.ts'
import { expectHeading, toast, visit } from './screens.ts'
import { test } from './test.ts'

const askedThis = (page: Page, title: string) =>
  page.getByRole('button', { name: `I was asked this: ${title}`, exact: true })
const practice = (page: Page) => page.getByRole('button', { name: 'Blind practice' })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 2 })
const position = (page: Page, at: number, of: number) =>
  page.getByRole('article').getByText(`Question ${at} of ${of}`, { exact: true })

/** The first ones: how many are drawn depends on how high they turn out to be. */
const firstTitles = async (page: Page) => (await titles(page)).slice(0, 3)
const refuse = (page: Page, calls: string) => page.route(calls, (route) => route.abort())

// Reports are counted for everyone on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

test('a star shows at once, is saved, and can narrow the list', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await star(page, 'Two Sum').click()
  await expect(star(page, 'Two Sum')).toHaveAttribute('aria-pressed', 'true')
  await star(page, 'Add Two Numbers').click()
  await page.getByRole('switch', { name: 'Starred' }).click()
  await expect(page).toHaveURL(`${companyPath}?starred=true`)
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(async () => (await ownMarks(page)).marks).toHaveLength(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await star(page, 'Two Sum').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(star(page, 'Add Two Numbers')).toBeFocused()
})

test('a star that cannot be saved is removed again, with the reason', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await expect(star(page, 'Two Sum')).toBeEnabled()
  await refuse(page, '**/mark')
  await star(page, 'Two Sum').click()
  await expect(toast(page)).toContainText('The server cannot be reached')
  await expect(star(page, 'Two Sum')).toHaveAttribute('aria-pressed', 'false')
})

test('the page behind a dialog does not scroll', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await askedThis(page, 'Two Sum').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const scrollPosition = () => page.evaluate(() => scrollY)
  const before = await scrollPosition()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  // What a wheel does is seen two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrollPosition()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(scrollPosition).toBe(before + 600)
})

test('a report of a known company counts beside its frequency, and can be withdrawn', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await askedThis(page, 'Valid Parentheses').click()
  const dialog = page.getByRole('dialog', { name: 'I was asked this' })
  const company = dialog.getByRole('combobox', { name: 'Company' })
  const offered = dialog.getByRole('listbox', { name: 'Companies' })
  await expect(company).toBeFocused()
  await page.keyboard.type('vmw')
  await expect(offered.getByRole('option')).toHaveText(['VMware'])
  await page.keyboard.press('Escape')
  await expect(offered.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(company).toHaveValue('VMware')
  await dialog.getByLabel('Month').fill('2026-05')
  await dialog.getByLabel('Stage').selectOption('Onsite')
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Reported: VMware' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('VMware · May 2026, Onsite')
  await page.keyboard.press('Escape')
  await expect(askedThis(page, 'Valid Parentheses')).toBeFocused()
  const companies = row(page, 'Valid Parentheses').getByRole('list', { name: 'Companies' })
  await expect(companies.getByRole('listitem').first()).toHaveText('VMware1001 report here')

  await page.reload()
  await askedThis(page, 'Valid Parentheses').click()
  await dialog.getByRole('button', { name: 'Withdraw VMware' }).click()
  await expect(dialog.getByText('You have not reported this question.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(companies.getByRole('listitem').first()).toHaveText('VMware100')
})

test('a company may be new; missing or wrong fields are explained, and an error keeps what was typed', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, `${companyPath}?q=median+of+two`)
  await askedThis(page, 'Median of Two Sorted Arrays').click()
  const dialog = page.getByRole('dialog')
  const company = dialog.getByRole('combobox', { name: 'Company' })
  const report = dialog.getByRole('button', { name: 'Report it' })
  await report.click()
  await expect(company).toHaveAccessibleDescription(/Which company was it\?/)
  await company.fill('Alpine Rope Works')
  await dialog.getByLabel('Month').fill('2999-01')
  await report.click()
  await expect(dialog.getByLabel('Month')).toHaveAccessibleDescription(/not later than this month/)
  await dialog.getByLabel('Month').fill('')
  await refuse(page, '**/sighting')
  await report.click()
  await expect(dialog.getByRole('alert')).toContainText('Not reported')
  await expect(company).toHaveValue('Alpine Rope Works')
  await page.unroute('**/sighting')
  await report.click()
  await expect(dialog.getByRole('button', { name: 'Withdraw Alpine Rope Works' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(
    row(page, 'Median of Two Sorted Arrays').getByRole('button', { name: /, 1 report here/ }),
  ).toBeVisible()
})

test('a shuffled list keeps its order after a reload, and can be shuffled again', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, companyPath)
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page).toHaveURL(/\?sort=shuffle&seed=\d+$/)
  await expect(page.getByLabel('Sort by')).toHaveValue('shuffle')
  const shuffled = await titlesFromServer(page)
  await expect.poll(() => firstTitles(page)).toEqual(shuffled)
  await page.reload()
  await expect.poll(() => firstTitles(page)).toEqual(shuffled)
  const address = page.url()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page).not.toHaveURL(address)
  const shuffledAgain = await titlesFromServer(page)
  expect(shuffledAgain).not.toEqual(shuffled)
  await expect.poll(() => firstTitles(page)).toEqual(shuffledAgain)
})

/** The first titles of the shuffled order in the URL, from the server. */
async function titlesFromServer(page: Page): Promise<readonly string[]> {
  const seed = new URL(page.url()).searchParams.get('seed')
  const reply = await page.request.get(`/api/company-questions?sort=shuffle&seed=${seed}&sql=false&limit=3`)
  const served: readonly { readonly title: string }[] = await reply.json()
  return served.map(({ title }) => title)
}

test('blind practice shows only titles until they are revealed, and keeps its position', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, `${companyPath}?difficulty=hard&companies=google`)
  const total = Number(await listItems(page).first().getAttribute('aria-setsize'))
  await practice(page).click()
  await expectHeading(page, 'Blind practice')
  await expect(position(page, 1, total)).toBeVisible()
  await expect(page.getByRole('article').getByText('Hard', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /complete|^Star/i })).toHaveCount(0)

  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByRole('article').getByText('Hard', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('list', { name: 'Companies' })).toBeVisible()

  await next(page).click()
  await next(page).click()
  await expect(position(page, 3, total)).toBeVisible()
  await expect(page.getByRole('article').getByText('Hard', { exact: true })).toHaveCount(0)
  const third = await title(page).textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(position(page, 2, total)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]at=3(&|$)/)
  await page.reload()
  await expect(position(page, 3, total)).toBeVisible()
  await expect(title(page)).toHaveText(third ?? '')
  await page.keyboard.press('Tab')

  await page.getByRole('button', { name: 'Leave practice' }).click()
  await expect(page).toHaveURL(`${companyPath}?companies=google&difficulty=hard`)
  await expect(practice(page)).toBeFocused()
})

test('a round shows every question once, including those solved on the way', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, `${companyPath}?companies=linkedin,oracle&hide=solved`)
  const total = Number(await listItems(page).first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(10)
  await practice(page).click()
  const seen: string[] = []
  for (let at = 1; at <= total; at++) {
    await expect(position(page, at, total)).toBeVisible()
    seen.push((await title(page).textContent()) ?? '')
    if (at % 3 === 0) {
      await page.getByRole('button', { name: /^Mark complete: / }).click()
      await expect(page.getByRole('button', { name: /^Completed: / })).toBeVisible()
    }
    if (at === 5) await star(page, seen.at(-1) ?? '').click()
    if (at < total) await next(page).click()
  }
  expect(new Set(seen).size).toBe(total)
  const left = total - Math.floor(total / 3)
  await expect(page).toHaveURL(new RegExp(`&at=${total - Math.floor((total - 1) / 3)}$`))
  await page.getByRole('button', { name: 'Start a new round' }).click()
  await expect(position(page, 1, left)).toBeVisible()
})

test('a position past the end shows the last question', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, `${companyPath}?q=146&practice=7&at=900`)
  await expect(page.getByRole('article').getByText(/^Question (\d+) of \1$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start a new round' })).toBeVisible()
})
