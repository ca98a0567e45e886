import { expect } from '@playwright/test'
import { chooseFor, companyPath, row, search } from '../support/company-screens.ts'
import { be, newPerson, signUpQuickly } from '../support/people.ts'
import { expectHeading, revisit, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a company name that a member typed is shown to others once an operator has approved it', async ({
  page,
  browser,
  startOwnSite,
}) => {
  const guide = newPerson('guide')
  const site = await startOwnSite({ settings: { OPERATOR_EMAILS: guide.email } })
  const reporter = await browser.newContext()
  const visitor = await browser.newContext()

  await test.step('a member reports a new company', async () => {
    await signUpQuickly(reporter, site)
    const own = await reporter.newPage()
    await visit(own, site.url + companyPath)
    await chooseFor(own, 'Two Sum', 'I was asked this')
    const dialog = own.getByRole('dialog', { name: 'I was asked this' })
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Alpine Rope Works')
    await dialog.getByRole('button', { name: 'Report it' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Visible only to you until the name is approved')
  })

  await be('guest', visitor, site)
  const seen = await visitor.newPage()
  await test.step('a visitor does not see it', async () => {
    await visit(seen, site.url + companyPath)
    await expect(row(seen, 'Two Sum')).toBeVisible()
    await expect(seen.getByText('Alpine Rope Works')).toHaveCount(0)
  })

  await test.step('an operator approves it', async () => {
    await signUpQuickly(page.context(), site, { person: guide })
    await visit(page, `${site.url}/operator/reports`)
    await expectHeading(page, 'Company names and reports')
    await page.getByRole('button', { name: 'Approve Alpine Rope Works' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page)).toContainText('Approved: Alpine Rope Works')
  })

  await test.step('the visitor sees it', async () => {
    await revisit(seen)
    await search(seen).fill('Two Sum')
    await row(seen, 'Two Sum')
      .getByRole('button', { name: /^\+\d+ more/ })
      .click()
    const companies = seen.getByRole('dialog', { name: 'Companies that ask Two Sum' })
    await expect(companies.getByText('Alpine Rope Works1 report here')).toBeVisible()
  })
})
