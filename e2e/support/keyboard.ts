import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to a field by keyboard and types. */
export async function fillIn(page: Page, label: string, text: string): Promise<void> {
  await goTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Presses Tab until the focus is there, forwards or, where that is the way, back; every stop must be visible. */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const key = await wayTo(target)
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

function wayTo(target: Locator): Promise<'Tab' | 'Shift+Tab'> {
  return target.evaluate((element) => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return 'Tab'
    const position = activeElement.compareDocumentPosition(element)
    const isBefore =
      position & Node.DOCUMENT_POSITION_PRECEDING && !(position & Node.DOCUMENT_POSITION_CONTAINED_BY)
    return isBefore ? 'Shift+Tab' : 'Tab'
  })
}

/** The focused element, or the drawing that represents it, has a visible outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const hasOutline = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // In a prompt, the outline is around the word under the cursor.
    const words = focused.querySelectorAll('[data-word]')
    if ([focused, focused.nextElementSibling, ...words].some(hasOutline)) return undefined
    return focused.outerHTML.slice(0, 200)
  })
  expect(unseen, 'the focused element shows an outline').toBeUndefined()
}
