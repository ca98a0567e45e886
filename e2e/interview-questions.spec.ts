import { expect, type Page } from '@playwright/test'
import { interviewPatterns } from '#content/interview-questions/interview-patterns.ts'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#content/lesson.ts'
import { beGuest, signUpElsewhere, signUpQuickly } from './people.ts'
import { cardButton, expectHeading, problemBox, signIn, toast, visit } from './screens.ts'
import { test } from './test.ts'

const page25 = '/interview-questions'
const title = 'Interview Questions'

test('a visitor signs in and comes back to the page', async ({ page, site, browser }) => {
  const ada = await signUpElsewhere(browser, site)
  await visit(page, page25)
  await expectHeading(page, 'Welcome to Capra')
  await signIn(page, ada)
  await expect(page).toHaveURL(page25)
  await expectHeading(page, title)
})

test('a guest can use Graphs and Arrays, and signs in for the rest', async ({ page, site, browser }) => {
  const ada = await signUpElsewhere(browser, site)
  await beGuest(page.context(), site)
  await visit(page, page25)
  await expectHeading(page, title)
  for (const group of ['Graphs', 'Arrays'])
    await expect(page.getByRole('region', { name: group, exact: true }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('link', { name: /^Solve / })).toHaveCount(10)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('of 25')).toHaveCount(0)

  await expect(page.getByRole('region', { name: /, locked$/ })).toHaveCount(interviewGroups.length - 2)
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(15)
  const panel = page.getByRole('region', { name: 'Sign In to Unlock' })
  await expect(panel).toHaveCount(1)
  await expect(panel).toContainText('Guest Mode Limited')
  await expect(panel).toContainText('Access all 25 interview questions with a free account')
  await panel.getByRole('link', { name: 'Sign In to Continue' }).click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, ada)
  await expect(page).toHaveURL(page25)
  await expect(page.getByRole('checkbox')).toHaveCount(25)
})

test.describe('with an account', () => {
  test.beforeEach(async ({ page, site }) => {
    await signUpQuickly(page.context(), site)
    await visit(page, page25)
    await expect(page.getByText('0 of 25 solved')).toBeVisible()
  })

  test('all 25 are in their groups, each with its number, its badge and a link to its problem', async ({
    page,
    context,
  }) => {
    for (const group of interviewGroups) {
      const questions = interviewQuestions.filter(({ category }) => category === group)
      const region = page.getByRole('region', { name: group, exact: true })
      await expect(region).toContainText(`${questions.length} question`)
      await expect(region.getByRole('listitem')).toHaveCount(questions.length)
      for (const { number, title: name, slug } of questions) {
        const row = region.getByRole('listitem').filter({ has: problemBox(page, name) })
        await expect(row).toContainText(String(number))
        await expect(row.getByText(group, { exact: true })).toBeVisible()
        const link = row.getByRole('link', { name: `Solve ${name} in a new tab` })
        await expect(link).toHaveAttribute('href', problemUrl(slug))
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
    }
    await context.route('https://leetcode.com/**', (route) => route.fulfill({ body: 'the problem' }))
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Solve Two Sum in a new tab' }).click()
    const problem = await opened
    await expect(problem).toHaveURL(/^https:\/\/leetcode\.com\/problems\/two-sum/)
    expect(await problem.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(page25)
  })

  test('ticks are counted and saved', async ({ page }) => {
    await problemBox(page, 'Two Sum').click()
    await problemBox(page, 'Subsets').click()
    await expect(page.getByText('2 of 25 solved')).toBeVisible()
    await problemBox(page, 'Subsets').click()
    await expect(page.getByText('1 of 25 solved')).toBeVisible()
    await expect.poll(() => solved(page)).toEqual([idOf('Two Sum')])
    await visit(page, page25)
    await expect(page.getByText('1 of 25 solved')).toBeVisible()
    await expect(problemBox(page, 'Two Sum')).toBeChecked()
    await expect(problemBox(page, 'Subsets')).not.toBeChecked()
  })

  test('a tick that the server refuses is reverted, with the reason', async ({ page }) => {
    await page.route('**/api/interview-questions/*/complete', (route) =>
      route.fulfill({ status: 503, json: { message: 'The server is temporarily unavailable.' } }),
    )
    await problemBox(page, 'Two Sum').click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('The server is temporarily unavailable.')
    await expect(problemBox(page, 'Two Sum')).not.toBeChecked()
    await expect(page.getByText('0 of 25 solved')).toBeVisible()
  })

  test('the keyboard reveals the pattern of a question and opens its lesson', async ({ page }) => {
    const { categoryId, displayName } = interviewPatterns[idOf('Two Sum')] ?? {}
    const lesson = page.getByRole('link', { name: displayName ?? '', exact: true })
    await expect(page.getByRole('button', { name: /^Show pattern of / })).toHaveCount(25)
    await expect(lesson).toHaveCount(0)
    await page.getByRole('button', { name: 'Show pattern of Two Sum' }).focus()
    await page.keyboard.press('Enter')
    await expect(lesson).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/category/${categoryId}#`))
    await expect(cardButton(page, displayName ?? '')).toHaveAttribute('aria-expanded', 'true')
  })

  test('the last panel leads to the patterns', async ({ page }) => {
    await page.getByRole('link', { name: 'Explore All Patterns' }).click()
    await expect(page).toHaveURL('/')
  })
})

function idOf(name: string): number {
  return interviewQuestions.find((question) => question.title === name)?.id ?? -1
}

async function solved(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/interview-questions/solved')
  return (await answer.json()).solved
}
