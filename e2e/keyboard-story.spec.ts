import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { readCode } from './mailbox.ts'
import { newPerson } from './people.ts'
import {
  cardButton,
  expectHeading,
  figure,
  homeHeading,
  landingHeading,
  problemBox,
  toast,
  visit,
} from './screens.ts'

test("the learner's story works by keyboard alone, with the focus always to be seen", async ({
  page,
  site,
}) => {
  test.slow()
  const ada = newPerson()
  const { keyboard } = page

  await test.step('from landing to the patterns as a guest', async () => {
    await visit(page, '/')
    await expectHeading(page, landingHeading)
    await goTo(page, page.getByRole('link', { name: 'Start Learning' }).first())
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('button', { name: 'Continue as Guest' }))
    await keyboard.press('Space')
    await expectHeading(page, homeHeading)
  })

  await test.step('a card is opened and two problems are ticked', async () => {
    await goTo(page, page.getByRole('link', { name: /^Arrays/ }))
    await keyboard.press('Enter')
    await expectHeading(page, 'Arrays')
    await goTo(page, cardButton(page, 'Two Pointers'))
    await keyboard.press('Enter')
    for (const problem of ['Move Zeroes', 'Merge Sorted Array']) {
      await goTo(page, problemBox(page, problem))
      await keyboard.press('Space')
      await expect(problemBox(page, problem)).toBeChecked()
    }
  })

  await test.step('an account is made', async () => {
    await goTo(page, page.getByRole('button', { name: 'Sign Up' }))
    await keyboard.press('Enter')
    await expectHeading(page, 'Welcome to Capra')
    await goTo(page, page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeFocused()
    await fillIn(page, 'First Name', 'Ada')
    await fillIn(page, 'Email', ada.email)
    await fillIn(page, 'Password', ada.password)
    await fillIn(page, 'Confirm Password', ada.password)
    await keyboard.press('Enter')
    await expectHeading(page, 'Check your email')
    const code = readCode(await site.waitForMail(ada.email))
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await keyboard.type(code)
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('2 problems you ticked as a guest are ticked now.')
  })

  await test.step('another problem is found by search and ticked', async () => {
    await goTo(page, page.getByRole('link', { name: 'Start Learning' }).first())
    await keyboard.press('Enter')
    await expectHeading(page, homeHeading)
    await goTo(page, page.getByRole('combobox', { name: 'Search patterns' }))
    await keyboard.type('trie')
    await expect(page.getByRole('option', { name: /^Trie/, selected: true })).toBeVisible()
    await keyboard.press('Enter')
    await expectHeading(page, 'Trees')
    const first = page.getByRole('checkbox').first()
    await goTo(page, first)
    await keyboard.press('Space')
    await expect(first).toBeChecked()
  })

  await test.step('signing out and in again brings all three back', async () => {
    await goTo(page, page.getByRole('button', { name: /^Account menu/ }))
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('link', { name: 'Sign In', exact: true }))
    await keyboard.press('Enter')
    await fillIn(page, 'Email', ada.email)
    await fillIn(page, 'Password', ada.password)
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('link', { name: 'Start Learning' }).first())
    await keyboard.press('Enter')
    await expect(figure(page, 'Problems Solved')).toHaveText('3')
  })
})

async function fillIn(page: Page, label: string, text: string): Promise<void> {
  await goTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Presses Tab until the focus is there, forwards or, where that is the way, back; every stop must be visible. */
async function goTo(page: Page, target: Locator): Promise<void> {
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

/** The focused element is drawn with an outline: its own, or that of the picture that stands for it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const hasOutline = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    if (hasOutline(focused) || hasOutline(focused.nextElementSibling)) return undefined
    return focused.outerHTML.slice(0, 200)
  })
  expect(unseen, 'the focused element shows an outline').toBeUndefined()
}
