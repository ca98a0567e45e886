import { expect } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { readCode } from '../support/mailbox.ts'
import { newPerson, signInQuickly } from '../support/people.ts'
import { enterCode, expectHeading, expectHome, landingHeading, register, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { imitateKeyboard, tap } from '../support/touch.ts'

const greeting = 'Start with Two Pointers'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a newcomer answers as a guest, signs up, and finds the answers on another device', async ({
    page,
    site,
    browser,
  }) => {
    await imitateKeyboard(page)
    await visit(page, '/first-hour')
    await tap(page, page.getByRole('button', { name: 'Continue as Guest' }))
    await expectHeading(page, 'Three questions, then your first lesson')
    await tap(page, page.getByRole('radio', { name: 'In 4 weeks', exact: true }))
    await tap(page, page.getByRole('radio', { name: '6 h', exact: true }))
    await tap(page, page.getByRole('radio', { name: 'Java', exact: true }))
    await expect(page.getByText('24 hours')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await tap(page, page.getByRole('button', { name: 'Make my plan' }))
    await expectHeading(page, greeting)
    await expectHome(page)
    await expect(page.getByRole('img', { name: '28 days until the interview' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    const ada = newPerson()
    await visit(page, '/auth?tab=register&next=%2F')
    await register(page, ada)
    await enterCode(page, readCode(await site.waitForMail(ada.email)))
    await expectHeading(page, greeting)
    await expect(page.getByRole('img', { name: '28 days until the interview' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('capra.guestSettings'))).toBeNull()

    await expect
      .poll(async () => (await page.context().request.get(`${site.url}/api/settings`)).json())
      .toMatchObject({ codeLanguage: 'java', hoursPerWeek: 6 })
    const elsewhere = await browser.newContext({ baseURL: site.url })
    await signInQuickly(elsewhere, site, ada)
    const other = await elsewhere.newPage()
    await visit(other, '/')
    await expectHeading(other, greeting)
    await expect(other.getByRole('img', { name: '28 days until the interview' })).toBeVisible()
    await visit(other, '/first-hour')
    await expect(other.getByRole('radio', { name: 'Java' })).toBeChecked()
    await expect(other.getByRole('radio', { name: '6 h' })).toBeChecked()
    await elsewhere.close()
  })
})

test('a newcomer goes through the questions with the keyboard alone, and is led there once', async ({
  page,
}) => {
  await visit(page, '/')
  await expectHeading(page, landingHeading)
  await page.getByRole('main').getByRole('link', { name: 'Start Learning' }).first().press('Enter')
  await page.getByRole('button', { name: 'Continue as Guest' }).press('Enter')
  await expectHeading(page, 'Three questions, then your first lesson')
  await page.getByRole('radio', { name: 'No date yet' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'In 8 weeks' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectHeading(page, greeting)

  await page.evaluate(() => localStorage.removeItem('isGuestMode'))
  await visit(page, '/auth?next=%2F&tab=register')
  await page.getByRole('button', { name: 'Continue as Guest' }).press('Enter')
  await expectHeading(page, greeting)
})
