import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Words = () => <p>Arrays</p>

async function drawn(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { onError: () => {} })
  return new Response(prelude).text()
}

test('a page is fetched once and then rendered', async () => {
  const load = vi.fn(async () => Words)
  const Page = lazyPage('words.tsx', load)
  await Page.preload('none')
  await Page.preload('member')
  expect(await drawn(<Page />)).toBe('<p>Arrays</p>')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page whose code did not arrive fails, and does not ask again and again', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const Page = lazyPage('words.tsx', load)
  await expect(Page.preload('none')).rejects.toThrow('Failed to fetch')
  await expect(drawn(<Page />)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
})
