import { expect } from '@playwright/test'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { signUpQuickly } from './people.ts'
import { expectHeading, hold, visit } from './screens.ts'
import { test } from './test.ts'
import { box, failureBox, replies, sendButton } from './tutor-screens.ts'

test('the topic list shows the texts of the specification', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/ai-tutor')
  await expectHeading(page, 'AI Tutor')
  const main = page.getByRole('main')
  await expect(main).toContainText('9 topics')
  await expect(main).toContainText('20 Questions per Session')
  await expect(main).toContainText('Each session limited to 20 questions')
  await expect(main).toContainText("Capra's built-in coach: answers from the lessons, no language model")
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
  await expect(page.getByText("Capra's built-in coach")).toBeVisible()
})

test('the chat page before and after a session opens', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  const release = await hold(page, '**/api/ai-tutor/session/new')
  await visit(page, '/ai-tutor/chat/stacks-queues')
  await expectHeading(page, 'AI Tutor - Stacks & Queues')
  await expect(page.getByText('Initializing AI tutor session...')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  release()
  await expect(replies(page)).toContainText('We are working on stacks and queues today.')
  await expect(replies(page).getByRole('time')).toHaveText(/^\d\d:\d\d$/)
  await expect(page.getByText('Initializing AI tutor session...')).toHaveCount(0)
  await expect(page.getByText('Questions: 0/20')).toBeVisible()
  await expect(page.getByText('Session Complete')).toHaveCount(0)
  await expect(box(page)).toHaveAttribute('placeholder', 'Ask a question about Stacks & Queues...')
  await expect(page.getByText('0/1000 characters')).toBeVisible()
  await expect(page.getByText('Press Enter to send, Shift+Enter for new line')).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'AI Tutor' })).toHaveAttribute('href', '/ai-tutor')
  await expect(trail.getByText('Stacks & Queues')).toHaveAttribute('aria-current', 'page')
})
