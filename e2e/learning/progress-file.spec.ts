import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signUpQuickly, solve } from '../support/people.ts'
import { figure, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('progress exported from one account can be imported into another', async ({ page, site, browser }) => {
  await signUpQuickly(page.context(), site)
  await solve(page.context(), site, 1, 0b101)
  await solve(page.context(), site, 42, 0b1)
  await visit(page, '/')
  await expect(figure(page, 'Problems Solved')).toHaveText('3')
  const { name, text } = await exportProgress(page)
  expect(name).toMatch(/^capra-progress-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(text)).toMatchObject({
    format: 'capra-progress',
    version: 1,
    progress: { 1: { problemsSolved: 0b101 }, 42: { problemsSolved: 0b1 } },
  })

  const other = await browser.newPage({ baseURL: site.url })
  await signUpQuickly(other.context(), site)
  await solve(other.context(), site, 1, 0b1)
  await visit(other, '/')
  await importProgress(other, text)
  await expect(toast(other)).toContainText('2 problems from the file are ticked now.')
  await expect(figure(other, 'Problems Solved')).toHaveText('3')
  await toast(other).getByRole('button', { name: 'Undo' }).click()
  await expect(figure(other, 'Problems Solved')).toHaveText('1')
})

async function exportProgress(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export progress' }).click()
  const download = await started
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

async function importProgress(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import progress' }).click()
  await (await chooser).setFiles({
    name: 'progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}
