import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'
import { offline } from '#testing/browser/stub-calls.ts'

afterEach(() => vi.restoreAllMocks())

const navigation = page.getByRole('navigation', { name: 'Main' })
const due = standing([standingOf('two-pointers', '+-+')], { dueCount: 4 })
const done = { ...due, roundsToday: 1 }

/** @param badge what the browser does with one; undefined if it has none */
function stubBrowser({ isInstalled = true, badge = vi.fn(async (_count?: number) => {}) } = {}) {
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: badge })
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(display-mode: standalone)'
      ? ({ matches: isInstalled } as MediaQueryList)
      : matchMedia.call(window, query),
  )
  return badge
}
const open = (reply: typeof due) =>
  openPage('/study-notes', { as: 'member', calls: { 'GET /api/practice/standing': reply } })
const dueText = navigation.getByText('4 prompts are due today.')

test('the icon of the installed product shows how many prompts are due, and nothing after practice', async () => {
  const badge = stubBrowser()
  const { unmount } = await open(due)
  await expect.poll(() => badge.mock.lastCall).toEqual([4])
  await unmount()
  const { calls } = await open(done)
  await expect.poll(() => calls.to('GET /api/practice/standing')).toHaveLength(1)
  await expect.poll(() => badge.mock.lastCall).toEqual([0])
})

test('an app whose server does not answer leaves the number on its icon', async () => {
  const badge = stubBrowser()
  const { calls } = await openPage('/study-notes', {
    as: 'member',
    calls: { 'GET /api/practice/standing': offline },
  })
  await expect.poll(() => calls.to('GET /api/practice/standing')).not.toHaveLength(0)
  await expect.element(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  expect(badge).not.toHaveBeenCalled()
})

test('in a tab of the browser there is no badge', async () => {
  const badge = stubBrowser({ isInstalled: false })
  await open(due)
  await expect.element(dueText).toBeVisible()
  expect(badge).not.toHaveBeenCalled()
})

test.each([
  ['has no badges', undefined],
  ['wants a permission first', vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('a browser that %s shows the page', async (_, badge) => {
  stubBrowser()
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: badge })
  await open(due)
  await expect.element(dueText).toBeVisible()
  if (badge) expect(badge).toHaveBeenLastCalledWith(4)
})
