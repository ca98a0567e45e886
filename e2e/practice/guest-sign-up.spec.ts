import { expect } from '@playwright/test'
import { readCode } from '../support/mailbox.ts'
import { beGuest, newPerson } from '../support/people.ts'
import { enterCode, register, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const answersIn = (store: string | null): number => JSON.parse(store ?? '{"answers":[]}').answers.length

test('a guest’s round and streak come along at sign-up', async ({ page, context, site }) => {
  await beGuest(context, site)
  await visit(page, '/practice')
  await page.getByRole('button', { name: /round/i }).first().click()
  for (let index = 0; index < 2; index++) {
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await page.getByRole('button', { name: /^Next prompt/ }).click()
  }
  await visit(page, '/practice/streak')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible()
  await page.keyboard.press('1')
  const given = () => page.evaluate(() => localStorage.getItem('capra.guestPractice'))
  await expect.poll(async () => answersIn(await given())).toBe(3)

  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  await enterCode(page, readCode(await site.waitForMail(ada.email)))
  await expect(toast(page)).toContainText('Email verified successfully')
  await expect.poll(given).toBeNull()
  const standing = await context.request.get(`${site.url}/api/practice/standing?offset=0`)
  expect(await standing.json()).toMatchObject({ answered: 3, counted: 2 })
})
