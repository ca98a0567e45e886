import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

let withContact: TestServer
let without: TestServer

beforeAll(async () => {
  const { securityContact } = readConfig({ SECURITY_CONTACT: 'security@capra.example' })
  withContact = await startTestServer({ config: { securityContact, publicUrl: 'https://capra.example' } })
  without = await startTestServer()
})
afterAll(() => Promise.all([withContact.close(), without.close()]))

test('security.txt and the page give the address that the operator has set', async () => {
  const { status, text, headers } = await withContact.call('GET', '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:security@capra\.example$/m)
  expect(text).toMatch(/^Canonical: https:\/\/capra\.example\/\.well-known\/security\.txt$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 24 * 60 * 60 * 1000)

  const { body } = await withContact.call('GET', '/api/security-contact')
  expect(body).toEqual({ contact: 'mailto:security@capra.example' })
})

test('there is no security.txt without an address', async () => {
  expect((await without.call('GET', '/.well-known/security.txt')).status).toBe(404)
  expect((await without.call('GET', '/api/security-contact')).body).toEqual({ contact: null })
})
