import { expect } from '@playwright/test'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { signUpQuickly } from '../support/people.ts'
import { expectHeading, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { failureBox } from '../support/tutor-screens.ts'

test('the topic list shows the texts of the specification', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/ai-tutor')
  await expectHeading(page, 'AI Tutor')
  const main = page.getByRole('main')
  await expect(main).toContainText('9 topics')
  await expect(main).toContainText('20 Questions per Session')
  await expect(main).toContainText('Each session limited to 20 questions')
  await expect(main).toContainText("Answers come from Capra's lessons. No language model is configured.")
  await expect(page.getByRole('heading', { name: 'Learning tips' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('0 of 43')).toBeVisible()
  for (const { id, name, description, examples, relatedConcepts } of tutorTopics) {
    const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(row.getByRole('link')).toHaveAttribute('href', `/ai-tutor/chat/${id}`)
    for (const text of [
      description,
      ...examples.slice(0, 2),
      '+2 more topics',
      ...relatedConcepts.slice(0, 3),
    ])
      await expect(row).toContainText(text)
    await expect(row.getByText('+1', { exact: true })).toBeVisible()
    await expect(row).not.toContainText(examples[2])
    await expect(row).not.toContainText(relatedConcepts[3])
  }
})

test('a failure to load who answers can be retried', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await page.route('**/api/ai-tutor/topics', (route) => route.abort())
  await visit(page, '/ai-tutor')
  await expect(failureBox(page)).toContainText('Failed to fetch topics')
  await expect(page.getByRole('heading', { name: 'Stacks & Queues' })).toBeVisible()
  await page.unroute('**/api/ai-tutor/topics')
  await failureBox(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText("Answers come from Capra's lessons.")).toBeVisible()
})
