import { expect } from '@playwright/test'
import { patternList } from '#curriculum/pattern-list.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const prompts = [...openPrompts, ...minimalPairs.flatMap((pair) => pair.prompts)]
const displayNames = new Map(patternList.map(({ name, displayName }) => [name, displayName]))

test('a visitor spots a pattern on the landing page, becomes a guest, and the answer is there', async ({
  page,
}) => {
  await visit(page, '/landing')
  await page
    .getByRole('heading', { name: 'Read the clues before you write the code' })
    .scrollIntoViewIfNeeded()
  const trial = page.getByRole('region', { name: 'Read the clues before you write the code' })
  const text = await trial.locator('p.sr-only:has(+ [role=application])').textContent()
  const pattern = prompts.find((prompt) => prompt.text === text)?.pattern ?? ''
  const name = displayNames.get(pattern) ?? ''
  await trial.getByRole('combobox').fill(name)
  await trial.getByRole('combobox').press('Enter')
  await trial.getByRole('button', { name: 'Sure' }).click()
  await expect(trial.getByRole('heading', { name, exact: true })).toBeFocused()
  await expect(trial.getByText('Right, and you were sure')).toBeVisible()

  await trial.getByRole('button', { name: 'Try a harder one' }).click()
  await trial.getByRole('button', { name: /^I don.t know/ }).click()
  await trial.getByRole('link', { name: 'Play a round' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1 of 1')
})
