import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { rawRequest, sendRaw } from '#testing/server/raw-request.ts'
import { beGuest } from '../support/people.ts'
import { test } from '../support/test.ts'

const build: { readonly routes: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(new URL('../../dist/build.json', import.meta.url), 'utf8'),
)

test('every page has one address, to which its other spellings lead', async ({ site }) => {
  const port = Number(new URL(site.url).port)
  // Nobody checks the session before the page is shown.
  const asMember = ['Cookie: sid=made-up']
  const addresses = Object.keys(build.routes).map((route) => route.replace(/:\w+\??/g, '1'))
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    expect((await sendRaw(port, rawRequest('GET', address, asMember))).status, address).toBe(200)
    const others = [`${address}/`, `/${address}`, address.toUpperCase(), `${address.replaceAll('/', '//')}//`]
    for (const other of others.filter((each) => each !== address && each !== '/')) {
      const { status, headers } = await sendRaw(port, rawRequest('GET', `${other}?from=1`))
      expect([status, headers.location], other).toEqual([301, `${address}?from=1`])
    }
  }
})

test('an address that cannot be decoded shows the 404 page', async ({ page, context, site }) => {
  const expectNotFound = async () => {
    const reply = await page.goto(`${site.url}/category/1%`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    // Once the page is interactive, it is still the same.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
  await expectNotFound()
  await beGuest(context, site)
  await expectNotFound()
})
