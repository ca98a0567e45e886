import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linkKeyOf } from '#practice/shared-prompt.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { radioPrompt, roundId, roundOf, spotOf, standingWith } from '#testing/browser/practice-replies.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

const key = linkKeyOf(radioPrompt.id)
const rivals = ['two-pointers', 'trie', 'bit-operations']
const reply = { prompt: radioPrompt, names: [radioPrompt.pattern, ...rivals] }
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const names = page.getByRole('group', { name: 'Which pattern is it?' })

test('a visitor answers a shared prompt at once, and learns why', async () => {
  await openPage(`/spot/${key}`, { calls: { 'GET /api/practice/shared/:key': reply } })
  await expect.element(heading('Can you spot it?')).toBeVisible()
  await expect.element(page.getByText(/^Somebody sent you a prompt\./)).toBeVisible()
  await expect.element(names.getByRole('button')).toHaveLength(4)
  await expectAccessible()
  await userEvent.keyboard('1')
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveAccessibleDescription('Right')
  await expect.element(page.getByText(radioPrompt.why)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Play a round' })).toBeVisible()
  await expectAccessible()
})

test('the page names who sent the link, if the link does', async () => {
  await openPage(`/spot/${key}?from=Ada`, { calls: { 'GET /api/practice/shared/:key': reply } })
  await expect.element(page.getByText(/^Ada sent you a prompt\./)).toBeVisible()
})

test('a link to a prompt that is gone leads to another, and a lost connection can be tried again', async () => {
  const { calls } = await openPage(`/spot/${key}`, { calls: { 'GET /api/practice/shared/:key': offline } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Network connection error')
  calls.stub({ 'GET /api/practice/shared/:key': refusal(404, 'There is no such prompt, or not anymore.') })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(heading('This prompt is gone')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try another prompt' })).toBeVisible()
})

test('an answered prompt can be shared, without a name unless one wants it', async () => {
  await openPage(`/practice/rounds/${roundId}?item=1`, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf([spotOf(radioPrompt)], {
        answers: [
          {
            ...{ id: crypto.randomUUID(), kind: 'spot', roundId, promptId: radioPrompt.id },
            ...{ named: radioPrompt.pattern, marks: [], sure: 3, ms: 9000, at: new Date().toISOString() },
          },
        ],
      }),
      'GET /api/user': { ...realReply('GET /api/user'), firstName: 'Ada' },
      'GET /api/practice/standing': standingWith(),
      'GET /api/practice/shared/:key/picture': '',
    },
  })
  await page.getByRole('button', { name: 'Share this prompt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Can you spot it?' })
  await expect.element(dialog.getByText(new RegExp(`/spot/${key}$`))).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('switch', { name: 'Say that it comes from Ada' }).click()
  await expect.element(dialog.getByText(new RegExp(`/spot/${key}\\?from=`))).toBeVisible()
})
