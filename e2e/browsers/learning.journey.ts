import { expect } from '@playwright/test'
import { test } from './test.ts'
import { openCard } from './user/open-card.ts'
import { button, checkbox, heading, text } from './user/targets.ts'

test('a member plays the first lesson to its end', async ({ user, member: _ }) => {
  const options = 'main fieldset button:enabled'
  const goOn = 'main button[aria-keyshortcuts="Enter"]:enabled'
  const showMe = button('Show me')
  const ending = heading(/^Your first problem/)
  await user.open('/learn/two-pointers')
  await user.see(heading('Seven prices in order'))
  const titles = new Set<string>()
  for (;;) {
    const next = await user.seeOneOf(ending, options, showMe, goOn)
    titles.add(await user.text('h1'))
    if (next === ending) break
    await user.click(next)
  }
  expect(titles.size).toBeGreaterThan(8)
})

test('a member ticks a problem, and it is ticked after a reload', async ({ user, member: _ }) => {
  await openCard(user)
  await user.click(button('Next step'))
  await user.see(text(/^Step 2 of \d+/))
  await user.click(checkbox('Mark as done: Move Zeroes'))
  await user.expectChecked(checkbox('Mark as undone: Move Zeroes'))
  await openCard(user)
  await user.expectChecked(checkbox('Mark as undone: Move Zeroes'))
})

test('lessons and ticks work without the server, and ticks are saved when it is back', async ({
  user,
  member: _,
  site,
}) => {
  test.skip(
    !(await user.evaluate<boolean>('"serviceWorker" in navigator')),
    'This browser was built without service workers, which keep pages offline.',
  )
  await user.open('/category/1')
  await user.see(button(/^Two Pointers/))
  const isKept = (path: string) => user.evaluate<boolean>(`caches.match('${path}').then(Boolean)`)
  for (const path of ['/category/1', '/api/categories'])
    await expect.poll(() => isKept(path), { message: `${path} is kept`, timeout: 60_000 }).toBe(true)

  await site.kill()
  await user.setOffline?.(true)
  await openCard(user)
  if (user.setOffline) await user.see(text(/^You are offline\./))
  await user.click(checkbox('Mark as done: Move Zeroes'))
  await user.see(text(/^1 tick is not saved yet/))
  await openCard(user)
  await user.expectChecked(checkbox('Mark as undone: Move Zeroes'))

  await site.start()
  await user.setOffline?.(false)
  await user.gone(text(/^1 tick is not saved yet/))
})
