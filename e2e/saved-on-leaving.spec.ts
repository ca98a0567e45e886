import { expect, type Locator, type Page } from '@playwright/test'
import { companyPath, noteButton, openList, ownMarks, row, rows } from './company-screens.ts'
import { signUpQuickly } from './people.ts'
import { problemBox, visit } from './screens.ts'
import { test } from './test.ts'

/** Changes are saved even if the user leaves the page right after making them. */

test.beforeEach(({ page, site }) => signUpQuickly(page.context(), site))

/** Clicks all buttons and leaves the page in one task, so that no reply can arrive in between. */
async function clickAndLeave(page: Page, buttons: readonly Locator[]): Promise<void> {
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()))
  await page.evaluate((all) => {
    for (const element of all) if (element instanceof HTMLElement) element.click()
    location.href = 'about:blank'
  }, elements)
  await expect(page).toHaveURL('about:blank')
}

test('a note typed right before leaving the page is saved', async ({ page }) => {
  await visit(page, companyPath)
  await noteButton(page, 'Two Sum').click()
  await row(page, 'Two Sum').getByRole('textbox').fill('Typed in a hurry.')
  await page.goto('about:blank')
  await expect.poll(async () => (await ownMarks(page)).marks).toMatchObject([{ note: 'Typed in a hurry.' }])
})

test('stars and completions are saved on leaving, including those queued behind another', async ({
  page,
}) => {
  await openList(page)
  const some = [0, 1, 2].map((at) => rows(page).nth(at))
  const star = (one: Locator) => one.getByRole('button', { name: /^Star / })
  const mark = (one: Locator) => one.getByRole('button', { name: /^Mark complete: / })
  await expect(star(rows(page).first())).toBeEnabled()
  await clickAndLeave(
    page,
    some.flatMap((one) => [star(one), mark(one)]),
  )
  await expect.poll(async () => (await ownMarks(page)).marks).toHaveLength(3)
  await expect.poll(async () => (await ownMarks(page)).solved).toHaveLength(3)
})

test('ticked interview questions are saved on leaving', async ({ page }) => {
  await visit(page, '/interview-questions')
  await expect(page.getByText('0 of 25 solved')).toBeVisible()
  const titles = ['Two Sum', '3Sum', 'Number of Islands']
  await clickAndLeave(
    page,
    titles.map((title) => problemBox(page, title)),
  )
  const countSolved = async () => {
    const response = await page.request.get('/api/interview-questions/solved')
    const { solved }: { solved: number[] } = await response.json()
    return solved.length
  }
  await expect.poll(countSolved).toBe(3)
})
