import { expect, type Page } from '@playwright/test'
import { beGuest, signUpQuickly } from './support/people.ts'
import { cardButton, expectHeading, hold, visit } from './support/screens.ts'
import { test } from './support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search patterns' })
const results = (page: Page) => page.getByRole('option')

test('a member finds patterns as they type, with their category', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/')
  await expect(box(page)).toHaveAttribute('placeholder', 'Search patterns...')
  await box(page).pressSequentially('pointers')
  await expect(results(page).nth(0)).toHaveText('Two PointersArrays')
  await expect(results(page).nth(1)).toHaveText('String Two Pointers & PalindromesStrings')
  await expect(results(page).nth(2)).toHaveText('Fast & Slow PointersLinked Lists')
  await box(page).pressSequentially(' & pal')
  await expect(results(page)).toHaveText('String Two Pointers & PalindromesStrings')
  await expect(page.getByRole('status').filter({ hasText: '1 pattern found' })).toBeAttached()
  await box(page).fill('quantum')
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByText('No patterns match "quantum".')).toBeVisible()
})

test('arrows and Enter open the category with that card open and in view', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/landing')
  await visit(page, '/category/1')
  await box(page).focus()
  await page.keyboard.type('dp')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveText(await results(page).nth(1).innerText(), { useInnerText: true })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')

  await box(page).fill('union')
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Graphs')
  const card = cardButton(page, 'Union-Find')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  await expect(card).toBeInViewport()
  await expect(results(page)).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Search patterns' }).fill('topological')
  await results(page).first().click()
  await expect(cardButton(page, 'Topological Sort')).toHaveAttribute('aria-expanded', 'true')
  await expect(cardButton(page, 'Topological Sort')).toBeInViewport()
})

test('Escape closes the results and then empties the box', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/')
  await box(page).fill('sliding')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('sliding')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
})

test('what is typed before the code of the page has come is searched for', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await box(page).fill('sliding')
  release()
  await expect(results(page).first()).toHaveText('Sliding WindowArrays')
  await expect(box(page)).toHaveValue('sliding')
})

test('a guest finds only what is open to guests', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/')
  await box(page).fill('pointers')
  await expect(results(page).first()).toHaveText('Two PointersArrays')
  const found = await results(page).allTextContents()
  expect(found.filter((text) => !/(Arrays|Binary Search|Linked-list cheat sheet)$/.test(text))).toEqual([])
  await box(page).fill('trie')
  await expect(page.getByText('No patterns match "trie".')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the search opens from its icon', async ({ page, site }) => {
    await beGuest(page.context(), site)
    await visit(page, '/')
    await expect(box(page)).toBeHidden()
    await page.getByRole('button', { name: 'Search patterns' }).tap()
    await expect(box(page)).toBeFocused()
    await box(page).fill('sliding')
    await results(page).first().tap()
    await expectHeading(page, 'Arrays')
    await expect(cardButton(page, 'Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  })
})
