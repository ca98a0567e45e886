import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hourMs } from '#platform/durations.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const { id: userId } = realReply('GET /api/user')
const editor = page.getByRole('textbox', { name: 'Code' })
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const id = 'pad-python'
const laptop = { text: 'print("laptop")', at: ago(hourMs), sitting: 'laptop' }
const phone = { text: 'print("phone")', at: ago(2 * hourMs), sitting: 'phone' }
const tomorrow = new Date(Date.now() + 20 * hourMs).toISOString()

/** A server that stores what it is sent. */
const saving = {
  'PUT /api/drafts': ({ body }: { body: typeof laptop & { id: string } }) => ({
    userId,
    id: body.id,
    draft: { text: body.text, at: body.at, sitting: body.sitting },
    earlier: null,
  }),
}

async function writeAnew(text: string): Promise<void> {
  await editor.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard(text)
}

test('what another device wrote is there, and what is written is saved in the account', async () => {
  const { calls } = await openPage('/run', {
    as: 'member',
    calls: { ...saving, 'GET /api/drafts/:id': { userId, id, draft: laptop, earlier: null } },
  })
  await expect.element(editor).toMatchTextContent('laptop')
  await expect.element(page.getByText(/What you write is kept in your account\.$/)).toBeVisible()
  await writeAnew('x = 1')
  await expect.poll(() => calls.to('PUT /api/drafts').at(-1)?.body).toMatchObject({ id, text: 'x = 1' })
})

test('the draft that was replaced can be brought back, and the other way round', async () => {
  const earlier = { ...phone, until: tomorrow }
  const { calls } = await openPage('/run', {
    as: 'member',
    calls: { ...saving, 'GET /api/drafts/:id': { userId, id, draft: laptop, earlier } },
  })
  await expect.element(page.getByText(/^The earlier draft of .+ is kept until .+\.$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.element(editor).toMatchTextContent('phone')
  await expect.poll(() => calls.to('PUT /api/drafts').at(-1)?.body).toMatchObject({ id, text: phone.text })
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.element(editor).toMatchTextContent('laptop')
})

test('without network the draft of this browser is there', async () => {
  const kept = { draft: { ...laptop, text: 'print("here")' } }
  await openPage('/run', {
    as: 'member',
    localStorage: { 'capra.draft.pad-python': JSON.stringify(kept) },
    calls: { 'GET /api/drafts/:id': offline, 'PUT /api/drafts': offline },
  })
  await expect.element(editor).toMatchTextContent('here')
})

test('what is being written is not replaced by what comes later', async () => {
  let answer: (reply: object) => void = () => {}
  const { calls } = await openPage('/run', {
    as: 'member',
    calls: { ...saving, 'GET /api/drafts/:id': () => new Promise((resolve) => (answer = resolve as never)) },
  })
  await writeAnew('mine = 1')
  answer({ userId, id, draft: laptop, earlier: null })
  await expect.poll(() => calls.to('PUT /api/drafts').at(-1)?.body).toMatchObject({ text: 'mine = 1' })
  await expect.element(editor).toMatchTextContent('mine = 1')
})

test("a guest's draft stays in the browser", async () => {
  const { calls } = await openPage('/run', { as: 'guest' })
  await expect.element(page.getByText(/What you write is kept in this browser\.$/)).toBeVisible()
  await writeAnew('guest = 1')
  await expect.poll(() => localStorage.getItem('capra.guestDrafts')).toContain('guest = 1')
  await expect.poll(() => calls.to('PUT /api/drafts')).toEqual([])
})
