import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Words = () => <p>Arrays</p>

async function drawn(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page)
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

test('a page whose code did not arrive is asked for again', async () => {
  const load = vi.fn(async () => Words)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Page = lazyPage('words.tsx', load)
  await expect(Page.preload('none')).rejects.toThrow('Failed to fetch')
  expect(await drawn(<Page />)).toBe('<p>Arrays</p>')
})
