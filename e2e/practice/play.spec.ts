import { expect, type Page } from '@playwright/test'
import { quickPrompts } from '#curriculum/between/quick/quick-prompts.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { openPrompts } from '#curriculum/prompts.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { beGuest, signUpQuickly } from '../support/people.ts'
import { expectHeading, revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const names = (page: Page) => page.getByRole('group', { name: 'Which pattern is it?' })

/** Presses the right name of the prompt on the screen, or another one. */
async function answer(page: Page, isRight = true): Promise<void> {
  await expect(names(page).getByRole('button').and(page.locator('[aria-disabled=false]'))).toHaveCount(4)
  const text = await page.getByRole('heading', { level: 1 }).textContent()
  const pattern = [...openPrompts, ...quickPrompts].find((prompt) => prompt.text === text)?.pattern ?? ''
  const right = [displayNameOf(pattern), shortNames[pattern] ?? '']
  const buttons = await names(page).getByRole('button').all()
  for (const button of buttons) {
    const [name = ''] = (await button.textContent())?.match(/[A-Z0].*/) ?? []
    if (right.includes(name) === isRight) return button.click()
  }
}

test('a member goes on with a streak after a reload, misses, and meets the best again', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/practice')
  await page.getByRole('link', { name: 'Climb' }).click()
  // The page before it, which has a button that starts a round, stays until this one is loaded.
  await expectHeading(page, 'Streak')
  await page.getByRole('button', { name: 'Start' }).click()
  for (const step of [1, 2]) {
    await expect(page.getByText(`Step ${step}`)).toBeVisible()
    await answer(page)
  }
  await expect(page.getByText('Step 3')).toBeVisible()
  await expect.poll(async () => (await standingOf(page)).answered).toBe(2)
  await revisit(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Step 3')).toBeVisible()
  await answer(page, false)
  await expect(page.getByRole('heading', { level: 1, name: 'Two in a row' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^It was .+, not / })).toBeVisible()
  await expect.poll(async () => (await standingOf(page)).answered).toBe(3)
  await page.getByRole('button', { name: 'Once more' }).click()
  await expect(page.getByText('in a row, best 2')).toBeVisible()
  const { counted, roundsToday } = await standingOf(page)
  expect({ counted, roundsToday }).toEqual({ counted: 0, roundsToday: 0 })
})

test('a guest plays a storm in this browser', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/practice/storm')
  await page.getByRole('button', { name: 'Start' }).click()
  await answer(page)
  await expect(page.getByText('Prompt 2')).toBeVisible()
  await answer(page, false)
  await expect(page.getByText('Prompt 3')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible()
  await page.getByRole('button', { name: 'Once more' }).click()
  await expect(page.getByText('right, best 1')).toBeVisible()
})

async function standingOf(page: Page) {
  const reply = await page.context().request.get('/api/practice/standing')
  return reply.json()
}
