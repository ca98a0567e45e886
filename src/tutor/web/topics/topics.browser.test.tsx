import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

test('the topic list shows the texts of the specification, and who answers once the server says so', async () => {
  const { calls } = await openPage('/ai-tutor', {
    as: 'member',
    calls: { 'GET /api/ai-tutor/topics': offline },
  })
  await expect.element(page.getByRole('heading', { name: 'AI Tutor', exact: true })).toBeVisible()
  const main = page.getByRole('main')
  for (const text of ['9 topics', '20 Questions per Session', 'Each session limited to 20 questions'])
    await expect.element(main).toMatchTextContent(text)
  await expect.element(page.getByRole('heading', { name: 'Learning tips' })).toBeVisible()
  await expect.element(page.getByRole('banner').getByText('0 of 43')).toBeVisible()
  for (const { id, name, description, examples, relatedConcepts } of tutorTopics) {
    const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect.element(row.getByRole('link')).toHaveAttribute('href', `/ai-tutor/chat/${id}`)
    const questions = examples.slice(0, 2).map((example) => `›${example}`)
    const texts = [name, description, ...questions, '+2 more topics', ...relatedConcepts.slice(0, 3), '+1']
    await expect.element(row).toHaveTextContent(texts.join(''))
  }

  await expect.element(main.getByRole('alert')).toMatchTextContent('Failed to fetch topics')
  const answeredBy = { kind: 'model' as const, name: 'dictated' }
  calls.stub({ 'GET /api/ai-tutor/topics': { ...realReply('GET /api/ai-tutor/topics'), answeredBy } })
  await main.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect.element(main.getByText(/^dictated, a language model/)).toBeVisible()
})
