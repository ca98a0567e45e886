import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const path = '/operator/reports'
const asOperator: Stubs = {
  'GET /api/operator': { isOperator: true },
  'GET /api/operator/companies': {
    companies: [
      { slug: 'alpine-rope-works', name: 'alpine rope works', reportCount: 2 },
      { slug: 'serac', name: 'Serac', reportCount: 1 },
    ],
    hasMore: false,
  },
  'GET /api/operator/suspended-members': {
    members: [{ email: 'mallory@example.com', suspendedAt: '2026-11-20T12:00:00.000Z' }],
  },
  'GET /api/operator/sightings': {
    sightings: [
      {
        questionId: 1,
        questionTitle: 'Two Sum',
        companySlug: 'serac',
        companyName: 'Serac',
        isPending: true,
        month: '2026-05',
        stage: 'Onsite',
        member: { id: 'ben', email: 'ben@example.com', isSuspended: false },
      },
    ],
    hasMore: false,
  },
}
const open = (calls: Stubs = {}) => openPage(path, { as: 'member', calls: { ...asOperator, ...calls } })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

test('everyone but operators sees the 404 page, and no call for operators is made', async () => {
  const { calls } = await openPage(path, { as: 'member' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  await expect.poll(() => calls.to('GET /api/operator/companies')).toEqual([])
})

test('an operator approves a name with a corrected spelling, but not another name', async () => {
  const { calls } = await open({ 'PUT /api/operator/companies/:slug': { ok: true } })
  await button('Approve alpine rope works').click()
  const name = dialog().getByLabelText(/^Shown as/)
  await name.fill('Another Company')
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect
    .element(name)
    .toHaveAccessibleDescription(
      'Only spaces, punctuation and capital letters can be corrected. Reject other names.',
    )
  await name.fill('Alpine Rope Works')
  calls.stub({
    ...asOperator,
    'PUT /api/operator/companies/:slug': { ok: true },
    'GET /api/operator/companies': { companies: [], hasMore: false },
  })
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect.element(toast()).toMatchTextContent('Approved: Alpine Rope Works')
  await expect.element(page.getByText('No company names await approval.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Names to approve' })).toHaveFocus()
  const [sent] = calls.to('PUT /api/operator/companies/:slug')
  expect([sent?.url.pathname, sent?.body]).toEqual([
    '/api/operator/companies/alpine-rope-works',
    { name: 'Alpine Rope Works' },
  ])
})

test('an operator confirms a rejection, and learns when it fails', async () => {
  const { calls } = await open({
    'DELETE /api/operator/companies/:slug': refusal(409, 'This company is in an imported list.'),
  })
  await button('Reject Serac').click()
  await expect.element(dialog()).toMatchTextContent('The name and its 1 report are deleted.')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => calls.to('DELETE /api/operator/companies/:slug')).toEqual([])
  await button('Reject Serac').click()
  await dialog().getByRole('button', { name: 'Reject' }).click()
  await expect.element(toast()).toMatchTextContent('This company is in an imported list.')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('an operator finds the reports of a company, removes one and suspends its member', async () => {
  const { calls } = await open({
    'DELETE /api/operator/sightings/:userId/:questionId/:company': { ok: true },
    'PUT /api/operator/suspension': { email: 'ben@example.com', isSuspended: true },
  })
  await page.getByLabelText('Company, or email address of a member').fill('Serac')
  await button('Find reports').click()
  await expect.element(page.getByText('Serac · not approved · May 2026 · Onsite')).toBeVisible()
  await expectAccessible()
  await button('Suspend member ben@example.com').click()
  await dialog().getByRole('button', { name: 'Suspend' }).click()
  await expect.element(toast()).toMatchTextContent('ben@example.com is suspended')
  await button('Remove the report of Two Sum at Serac by ben@example.com').click()
  await dialog().getByRole('button', { name: 'Remove' }).click()
  await expect.element(toast()).toMatchTextContent('Report removed')
  await expect.element(page.getByRole('heading', { name: 'Reports', exact: true })).toHaveFocus()
  await expect
    .poll(() => calls.to('PUT /api/operator/suspension').map(({ body }) => body))
    .toEqual([{ email: 'ben@example.com', isSuspended: true }])
  expect(
    calls.to('DELETE /api/operator/sightings/:userId/:questionId/:company').map(({ url }) => url.pathname),
  ).toEqual(['/api/operator/sightings/ben/1/serac'])
})

test('an operator suspends a member by address and ends a suspension', async () => {
  const { calls } = await open({
    'PUT /api/operator/suspension': refusal(404, 'No member has this email address.'),
  })
  const field = page.getByLabelText('Email address of a member', { exact: true })
  await field.fill('nobody@example.com')
  await button('Suspend').click()
  await dialog().getByRole('button', { name: 'Suspend' }).click()
  await expect.element(toast()).toMatchTextContent('No member has this email address.')
  await expect.element(field).toHaveValue('nobody@example.com')
  calls.stub({
    ...asOperator,
    'PUT /api/operator/suspension': { email: 'mallory@example.com', isSuspended: false },
    'GET /api/operator/suspended-members': { members: [] },
  })
  await button('End suspension of mallory@example.com').click()
  await expect.element(toast()).toMatchTextContent('mallory@example.com is no longer suspended')
  await expect.element(page.getByText('No member is suspended.')).toBeVisible()
})
