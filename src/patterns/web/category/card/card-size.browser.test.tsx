import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { categorySummaries } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { openPage } from '#testing/browser/open-page.tsx'

/** Of an open card on a screen 1440 px wide. */
const most = { height: 2800, words: 750 }

interface Size {
  readonly name: string
  readonly height: number
  /** Besides the demo and the practice problems. Closed parts have none. */
  readonly words: number
}

test.each(categorySummaries)('the open cards of $displayName are short', async ({ id }) => {
  await page.viewport(1440, 900)
  const sizes: Size[] = []
  for (const { name } of patternList.filter(({ categoryId }) => categoryId === id)) {
    const { unmount } = await openPage(`/category/${id}#${name}`, { as: 'member' })
    await expect.element(page.getByCss(`#${name} .demo-code`).first()).toBeVisible()
    sizes.push(sizeOf(name))
    await unmount()
  }
  const [highest] = sizes.toSorted((a, b) => b.height - a.height)
  const words = Math.max(...sizes.map((size) => size.words))
  // biome-ignore lint/suspicious/noConsole: whoever writes a lesson sees how much room is left.
  console.info(`${highest?.name} is the highest, ${highest?.height} px; at most ${words} words`)
  expect(sizes.filter((size) => size.height > most.height || size.words > most.words)).toEqual([])
})

function sizeOf(name: string): Size {
  const wordsIn = (id: string) =>
    document.getElementById(id)?.innerText.split(/\s+/).filter(Boolean).length ?? 0
  return {
    name,
    height: Math.round(document.getElementById(name)?.getBoundingClientRect().height ?? 0),
    words: wordsIn(name) - wordsIn(`${name}-demo`) - wordsIn(`${name}-practice`),
  }
}
