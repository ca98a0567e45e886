import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMails } from '#testing/deliver-mails.ts'
import { aMember } from '#testing/people.ts'
import { startMailServer, type TestMailServer } from '#testing/smtp-server.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let mailServer: TestMailServer

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'https://capra.example' } })
  mailServer = await startMailServer()
})
afterAll(async () => {
  await mailServer.close()
  await server.close()
})

test('an invitation and its acceptance arrive over SMTP, as text and as HTML', async () => {
  const host = await aMember(server)
  const address = 'newcomer@example.com'
  await server.call('POST', '/api/buddy/request', { toEmail: address }, { jar: host.jar })
  const [invitation, ...others] = await deliverMails(server, mailServer, address)
  expect(others).toEqual([])
  for (const part of [invitation?.text, invitation?.html]) {
    expect(part).toContain(host.user.email)
    expect(part).toContain('https://capra.example/stop-invitations#')
  }

  const guest = await aMember(server, address)
  await server.call('POST', '/api/buddy/auto-accept', undefined, { jar: guest.jar })
  const mails = await deliverMails(server, mailServer, host.user.email)
  const accepted = mails.filter(({ text }) => text?.includes('/my-herd'))
  expect(accepted).toHaveLength(1)
  expect(accepted[0]?.html).toContain('https://capra.example/my-herd')
})
