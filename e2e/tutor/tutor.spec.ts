import { expect } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { expectHeading, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import {
  box,
  expectCount,
  messages,
  openChat,
  replies,
  textsOf,
  untilOpen,
} from '../support/tutor-screens.ts'

test('a learner asks by keyboard alone, and the conversation and a draft are restored after a reload', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/ai-tutor')
  await page.getByRole('link', { name: 'Graphs' }).press('Enter')
  await expectHeading(page, 'AI Tutor - Graphs')
  await expect(page.getByText("Answers come from Capra's lessons.").first()).toBeVisible()
  await expect(replies(page)).toHaveCount(1)
  await untilOpen(page)

  await page.getByRole('button', { name: 'When do I mark a node as visited?' }).press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('When do I mark a node as visited?')
  await box(page).press('Enter')
  await expectCount(page, 1)
  await expect(messages(page)).toHaveCount(3)
  await expect(page.getByText('AI is thinking...')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  const words = (await replies(page).last().getByRole('paragraph').first().textContent()) ?? ''
  expect(words.length).toBeGreaterThan(20)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: words.slice(0, 20) })).toHaveCount(1)

  await box(page).fill('And what is\na queue for?')
  const shown = await textsOf(page)
  await page.reload()
  await expect.poll(() => textsOf(page)).toEqual(shown)
  await expectCount(page, 1)
  await expect(box(page)).toHaveValue('And what is\na queue for?')
  await box(page).press('Enter')
  await expectCount(page, 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('one tap sends, although the navigation was hidden while typing', async ({ page, site }) => {
    await signUpQuickly(page.context(), site)
    await openChat(page)
    await box(page).tap()
    await box(page).fill('When does a sliding window shrink?')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expectCount(page, 1)
  })
})
