import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MarkedText } from './MarkedText.tsx'

/** The lines in which an element is shown. */
function linesOf(element: Element): readonly string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [index, character] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top, width } = range.getBoundingClientRect()
      if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? '') + character)
    }
  return [...lines.values()].map((line) => line.trim())
}

test.each([230, 280, 320])(
  'code breaks only between the choices of a formula, %i pixels wide',
  async (width) => {
    await render(
      <p style={{ width }}>
        <MarkedText text="`best[i] = max(best[i-1], best[i-2] + cash[i])`" />
      </p>,
    )
    const code = page.getByRole('code')
    await expect.element(code).toBeVisible()
    expect(linesOf(code.element())).toEqual(['best[i] = max(best[i-1],', 'best[i-2] + cash[i])'])
  },
)

test('where a formula without choices is too long, it breaks between its terms', async () => {
  await render(
    <p style={{ width: 260 }}>
      <MarkedText text="`take = best[i - 2] + cash[i - 1]`" />
    </p>,
  )
  const code = page.getByRole('code')
  await expect.element(code).toBeVisible()
  expect(linesOf(code.element())).toEqual(['take = best[i - 2] +', 'cash[i - 1]'])
})

test('an index with a minus stays in one line', async () => {
  await render(
    <p style={{ width: 130 }}>
      <MarkedText text="The answer at `best[i-2]`, then." />
    </p>,
  )
  const code = page.getByRole('code')
  await expect.element(code).toBeVisible()
  expect(linesOf(code.element())).toEqual(['best[i-2]'])
})

test('a list breaks after its commas', async () => {
  await render(
    <p style={{ width: 90 }}>
      <MarkedText text="`[1, 9, 1, 9]`" />
    </p>,
  )
  const code = page.getByRole('code')
  await expect.element(code).toBeVisible()
  expect(linesOf(code.element())).toHaveLength(2)
})
