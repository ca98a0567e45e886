import { expect, type Locator, type Page } from '@playwright/test'
import {
  chip,
  chooseFor,
  companyPath,
  listItems,
  note,
  noteButton,
  openFilters,
  openList,
  ownStarsAndNotes,
  row,
  rows,
  search,
  star,
} from '../support/company-screens.ts'
import { beGuest, signUpElsewhere, signUpQuickly, withdrawReports } from '../support/people.ts'
import { expectHeading, figure, signIn, signOut, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

// Reports are counted for everyone on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

const mark = (question: Locator) => question.getByRole('button', { name: /^Mark complete: / })
const noteBox = (page: Page) => note(page).getByRole('textbox')

test('a visitor signs in and comes back to the filtered list of the link', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await visit(page, `${companyPath}?companies=google&difficulty=hard`)
  await expectHeading(page, 'Welcome to Capra')
  await signIn(page, ada)
  await expect(page).toHaveURL(`${companyPath}?companies=google&difficulty=hard`)
  await openFilters(page)
  await expect(chip(page, 'Companies', 'Google')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).first()).toContainText('Hard')
})

test('the list shows what the API finds for the same filter, and going back restores it', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await openList(page)
  await search(page).fill('sum')
  await openFilters(page)
  await chip(page, 'Difficulty', 'Medium').click()
  await page.getByLabel('Sort by').selectOption('Number')
  await expect(page).toHaveURL(`${companyPath}?q=sum&difficulty=medium&sort=number`)
  const found = await page.request.get('/api/company-questions?q=sum&difficulty=medium&sort=number&sql=false')
  const questions: { title: string }[] = await found.json()
  await expect(figure(page, 'Found')).toHaveText(String(questions.length))
  await expect(rows(page).first().getByRole('heading')).toContainText(questions[0]?.title ?? '')

  await page.reload()
  await expect(search(page)).toHaveValue('sum')
  await expect(page.getByLabel('Sort by')).toHaveValue('number')
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('frequency')
  await page.goBack()
  await openFilters(page)
  await expect(chip(page, 'Difficulty', 'Medium')).toHaveAttribute('aria-pressed', 'false')
})

test('completions, stars and notes are saved, and the next member on the same browser sees none of them', async ({
  page,
  browser,
  site,
}) => {
  const bob = await signUpElsewhere(browser, site, { firstName: 'Bob' })
  await signUpQuickly(page.context(), site)
  await openList(page)
  await mark(row(page, 'Two Sum')).click()
  await expect(figure(page, 'Completed')).toHaveText('1')
  await chooseFor(page, 'Two Sum', 'Star')
  await chooseFor(page, 'Two Sum', 'Note')
  await noteBox(page).fill('Ask about duplicates.')
  await noteBox(page).blur()
  await expect(note(page).getByRole('status')).toHaveText('Saved')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await ownStarsAndNotes(page)).solved).toHaveLength(1)

  await page.reload()
  await expect(figure(page, 'Completed')).toHaveText('1')
  await expect(star(page, 'Two Sum')).toBeVisible()
  await noteButton(page, 'Two Sum').click()
  await expect(noteBox(page)).toHaveValue('Ask about duplicates.')
  await page.keyboard.press('Escape')

  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, bob)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company Questions/ })
    .click()
  await expect(mark(row(page, 'Two Sum'))).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('0')
  await expect(star(page, 'Two Sum')).toHaveCount(0)
  await expect(noteButton(page, 'Two Sum')).toHaveCount(0)
})

test('a report counts beside the frequency of its company, and can be withdrawn', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  const report = () => chooseFor(page, 'Valid Parentheses', 'I was asked this')
  await report()
  const dialog = page.getByRole('dialog', { name: 'I was asked this' })
  await dialog.getByRole('combobox', { name: 'Company' }).fill('vmw')
  await dialog.getByRole('option', { name: 'VMware' }).click()
  await dialog.getByLabel('Month').fill('2026-05')
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('VMware · May 2026')
  await page.keyboard.press('Escape')
  const companies = row(page, 'Valid Parentheses').getByRole('list', { name: 'Companies' })
  await expect(companies.getByRole('listitem').first()).toHaveText('VMware1001 report here')

  await page.reload()
  await report()
  await dialog.getByRole('button', { name: 'Withdraw VMware' }).click()
  await expect(dialog.getByText('No reports yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(companies.getByRole('listitem').first()).toHaveText('VMware100')
})

test('a round of blind practice shows every question once, including those solved on the way', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, `${companyPath}?companies=linkedin,oracle&hide=solved`)
  const total = Number(await listItems(page).first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Blind practice' }).click()
  const position = (at: number, of: number) =>
    page.getByRole('article').getByText(`Question ${at} of ${of}`, { exact: true })
  const seen = new Set<string | null>()
  for (let at = 1; at <= total; at++) {
    await expect(position(at, total)).toBeVisible()
    seen.add(await page.getByRole('heading', { level: 2 }).textContent())
    if (at % 3 === 0) {
      await page.getByRole('button', { name: /^Mark complete: / }).click()
      await expect(page.getByRole('button', { name: /^Completed: / })).toBeVisible()
    }
    if (at < total) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  expect(seen.size).toBe(total)
  await page.getByRole('button', { name: 'Start a new round' }).click()
  await expect(position(1, total - Math.floor(total / 3))).toBeVisible()
})

test('completions, stars and a note made right before leaving the page are saved', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openList(page)
  await expect(mark(row(page, 'Two Sum'))).toBeEnabled()
  const links = [0, 1, 2].map((at) => rows(page).nth(at).getByRole('heading').getByRole('link'))
  const elements = await Promise.all(links.map((link) => link.elementHandle()))
  // In one task, so that no reply can arrive in between.
  await page.evaluate((all) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    for (const element of all) {
      if (element instanceof HTMLElement) element.focus()
      press('s')
      press('x')
    }
    location.href = 'about:blank'
  }, elements)
  await expect(page).toHaveURL('about:blank')
  await expect.poll(async () => (await ownStarsAndNotes(page)).marks).toHaveLength(3)
  await expect.poll(async () => (await ownStarsAndNotes(page)).solved).toHaveLength(3)

  await openList(page)
  await chooseFor(page, 'Two Sum', 'Note')
  await noteBox(page).fill('Typed in a hurry.')
  await page.goto('about:blank')
  await expect
    .poll(async () => (await ownStarsAndNotes(page)).marks.map(({ note }) => note))
    .toContain('Typed in a hurry.')
})

test('interview questions ticked right before leaving the page are ticked on the next visit', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/interview-questions')
  await expect(page.getByText('0 of 25 solved')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
  await page.evaluate(() => {
    for (const box of [...document.querySelectorAll<HTMLElement>('input[type=checkbox]')].slice(0, 3))
      box.click()
    location.href = 'about:blank'
  })
  await expect(page).toHaveURL('about:blank')
  await expect
    .poll(async () => (await (await page.request.get('/api/interview-questions/solved')).json()).solved)
    .toHaveLength(3)
  await visit(page, '/interview-questions')
  await expect(page.getByText('3 of 25 solved')).toBeVisible()
})
