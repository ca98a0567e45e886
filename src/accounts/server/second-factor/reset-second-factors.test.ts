import { expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { aMember } from '#testing/people.ts'
import { registerPasskey, turnOnApp, typePassword } from '#testing/server/second-factors.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { deleteExpired } from '../delete-expired.ts'
import { resetFactors } from './reset-second-factors.ts'

const server = await sharedServer()

const reset = (email: string) =>
  resetFactors(
    {
      store: server.store,
      outbox: createOutbox(server.secrets, () => undefined),
      publicUrl: server.config.publicUrl,
    },
    email,
  )

test('an operator removes every factor of one account, ends its sessions and mails the owner', async () => {
  const member = await aMember(server)
  const other = await aMember(server)
  for (const each of [member, other]) {
    await registerPasskey(server, each)
    await turnOnApp(server, each)
  }
  const removed = await reset(` ${member.user.email.toUpperCase()} `.trim())
  expect(removed).toEqual({ authenticator: true, passkeys: 1, sessions: 1 })
  expect((await server.call('GET', '/api/user', undefined, { jar: member.jar })).status).toBe(401)
  const { answer } = await typePassword(server, member, member.jar)
  expect(answer.status).toBe(200)
  const { body } = await server.call('GET', '/api/account/factors', undefined, { jar: member.jar })
  expect(body).toEqual({
    authenticator: { isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 },
    passkeys: [],
  })
  const mails = (await server.mails()).filter(({ to }) => to === member.user.email)
  expect(mails.at(-1)).toMatchObject({ kind: 'factors-reset' })
  const events = await server.store.db
    .selectFrom('audit')
    .select('event')
    .where('user_id', '=', member.user.id)
    .execute()
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['passkey_added', 'authenticator_turned_on', 'factors_reset']),
  )
  expect((await typePassword(server, other)).answer.body.code).toBe('second_factor_needed')
})

test('an unknown address is reported, and repeating the command changes nothing more', async () => {
  expect(await reset('nobody@example.com')).toBeUndefined()
  const { user } = await aMember(server)
  await reset(user.email)
  expect(await reset(user.email)).toEqual({ authenticator: false, passkeys: 0, sessions: 0 })
})

test('what was started and not finished is deleted after its time, what is in use stays', async () => {
  const member = await aMember(server)
  const app = await aMember(server)
  await turnOnApp(server, app)
  await typePassword(server, app)
  const { jar, password } = member
  await server.call('POST', '/api/account/authenticator', { password }, { jar })
  await server.call('POST', '/api/account/passkeys/options', { password }, { jar })
  await server.call('POST', '/api/auth/passkey/options')
  const count = async () => {
    const { db } = server.store
    const rows = [
      await db.selectFrom('authenticator').select('user_id').execute(),
      await db.selectFrom('passkey_challenge').select('user_id').execute(),
      await db.selectFrom('pending_sign_in').select('user_id').execute(),
    ]
    return rows.map(({ length }) => length)
  }
  const [authenticators = 0] = await count()
  await deleteExpired(server.store)
  expect(await count()).toEqual([authenticators, 2, 1 + 1])
  server.wait(15 * minuteMs + 1)
  await deleteExpired(server.store)
  expect(await count()).toEqual([authenticators - 1, 0, 0])
})
