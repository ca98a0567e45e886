import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { registerPasskey, turnOnApp, typePassword } from '#testing/server/second-factors.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { SoftwareAuthenticator } from '#testing/server/software-authenticator.ts'

let member: TestMember
let authenticator: SoftwareAuthenticator

const server = await sharedServer({ limits: { loginPerMinuteIp: 1000 } })
beforeEach(async () => {
  member = await aMember(server)
  authenticator = new SoftwareAuthenticator()
})

const call = (method: string, path: string, body?: object, jar = member.jar) =>
  server.call(method, `/api/account/${path}`, body, { jar })
const passkeys = async () => (await call('GET', 'factors')).body.passkeys
const isSignedIn = async (jar: CookieJar) =>
  (await server.call('GET', '/api/user', undefined, { jar })).status === 200
const options = async (jar: CookieJar) =>
  (await server.call('POST', '/api/auth/passkey/options', undefined, { jar })).body.options
const send = (jar: CookieJar, credential: object) =>
  server.call('POST', '/api/auth/passkey', { credential }, { jar })
const signIn = async (by = authenticator, jar = new CookieJar()) => {
  const answer = await send(jar, by.get(await options(jar)))
  return { jar, answer }
}
const refusal = {
  status: 401,
  body: { message: 'This passkey was not accepted. Please try again, or sign in with your password.' },
}

describe('adding a passkey', () => {
  test('takes the password, asks for a verified person, and ends the other sessions', async () => {
    const other = (await typePassword(server, member)).jar
    const started = await call('POST', 'passkeys/options', { password: member.password })
    expect(started.body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Capra' },
      user: { name: member.user.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const credential = authenticator.create(started.body.options)
    const added = await call('POST', 'passkeys', { name: ' My phone ', credential })
    expect(added.status).toBe(200)
    expect(added.body).toMatchObject({ name: 'My phone', lastUsedAt: null })
    expect(await passkeys()).toEqual([added.body])
    expect([await isSignedIn(member.jar), await isSignedIn(other)]).toEqual([true, false])
    const mails = (await server.mails()).filter(({ to }) => to === member.user.email)
    expect(mails.at(-1)?.kind).toBe('passkey-added')
    const next = await call('POST', 'passkeys/options', { password: member.password })
    expect(next.body.options.excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
    ])
  })

  test('is refused without the password, a name, or a challenge of this session', async () => {
    expect((await call('POST', 'passkeys/options', { password: 'not this one' })).status).toBe(403)
    const { body } = await call('POST', 'passkeys/options', { password: member.password })
    const credential = authenticator.create(body.options)
    expect((await call('POST', 'passkeys', { name: ' ', credential })).status).toBe(400)
    const elsewhere = (await typePassword(server, member)).jar
    expect((await call('POST', 'passkeys', { name: 'Phone', credential }, elsewhere)).status).toBe(400)
    expect((await call('POST', 'passkeys', { name: 'Phone', credential })).status).toBe(200)
    // The challenge is used up.
    expect((await call('POST', 'passkeys', { name: 'Phone', credential })).status).toBe(400)
  })

  test.each([
    ['another site', { origin: 'https://capra.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { verifiesUser: false }],
  ])('is refused from %s', async (_, forged) => {
    Object.assign(authenticator, forged)
    expect((await registerPasskey(server, member, authenticator)).status).toBe(400)
    expect(await passkeys()).toEqual([])
  })

  test('is refused after five minutes, for garbage, and for a credential of another member', async () => {
    const { body } = await call('POST', 'passkeys/options', { password: member.password })
    const credential = authenticator.create(body.options)
    server.wait(300_001)
    expect((await call('POST', 'passkeys', { name: 'Phone', credential })).status).toBe(400)
    await call('POST', 'passkeys/options', { password: member.password })
    const garbage = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } }
    expect((await call('POST', 'passkeys', { name: 'Phone', credential: garbage })).status).toBe(400)
    const other = await aMember(server)
    expect((await registerPasskey(server, other, authenticator)).status).toBe(200)
    const copy = new SoftwareAuthenticator(authenticator.credentialId)
    expect((await registerPasskey(server, member, copy)).status).toBe(409)
  })

  test('ends at ten', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await registerPasskey(server, member)).status).toBe(200)
    expect((await call('POST', 'passkeys/options', { password: member.password })).status).toBe(409)
  })
})

describe('signing in with a passkey', () => {
  beforeEach(async () => {
    expect((await registerPasskey(server, member, authenticator)).status).toBe(200)
  })

  test('takes neither password nor code', async () => {
    await turnOnApp(server, member)
    const { jar, answer } = await signIn()
    expect([answer.status, answer.body]).toEqual([200, member.user])
    expect(await isSignedIn(jar)).toBe(true)
    expect((await passkeys())[0].lastUsedAt).toEqual(expect.any(String))
    expect((await signIn()).answer.status).toBe(200)
  })

  test('a challenge works once, in its own browser, for five minutes', async () => {
    const jar = new CookieJar()
    const credential = authenticator.get(await options(jar))
    expect(await send(new CookieJar(), credential)).toMatchObject(refusal)
    const other = new CookieJar()
    await options(other)
    expect(await send(other, credential)).toMatchObject(refusal)
    const copy = new CookieJar()
    copy.set('pkc', jar.get('pkc') ?? '')
    expect((await send(jar, credential)).status).toBe(200)
    expect(await send(copy, credential)).toMatchObject(refusal)

    const late = new CookieJar()
    const lateCredential = authenticator.get(await options(late))
    server.wait(300_001)
    expect(await send(late, lateCredential)).toMatchObject(refusal)
  })

  test('a challenge for adding a passkey does not sign in', async () => {
    const { body } = await call('POST', 'passkeys/options', { password: member.password })
    const jar = new CookieJar()
    await options(jar)
    expect(await send(jar, authenticator.get(body.options))).toMatchObject(refusal)
  })

  test.each([
    ['another site', { origin: 'https://capra.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { verifiesUser: false }],
    ['no account', { userHandle: '' }],
  ])('is refused from %s', async (_, forged) => {
    expect((await signIn(Object.assign(authenticator, forged))).answer).toMatchObject(refusal)
  })

  test('is refused for an unknown passkey, another key, and the account of another member', async () => {
    expect((await signIn(new SoftwareAuthenticator())).answer).toMatchObject(refusal)
    const otherKey = new SoftwareAuthenticator(authenticator.credentialId)
    otherKey.userHandle = authenticator.userHandle
    expect((await signIn(otherKey)).answer).toMatchObject(refusal)
    const other = await aMember(server)
    const theirs = new SoftwareAuthenticator()
    await registerPasskey(server, other, theirs)
    theirs.userHandle = authenticator.userHandle
    expect((await signIn(theirs)).answer).toMatchObject(refusal)
  })

  test('a copy of the device whose counter lags behind is refused', async () => {
    authenticator.counter = 10
    expect((await signIn()).answer.status).toBe(200)
    authenticator.counter = 5
    expect((await signIn()).answer).toMatchObject(refusal)
  })

  test('survives a rename and ends with its removal', async () => {
    const [{ id }] = await passkeys()
    const other = await aMember(server)
    expect((await call('PUT', `passkeys/${id}`, { name: 'Key' }, other.jar)).status).toBe(404)
    expect((await call('PUT', `passkeys/${id}`, { name: 'a\u202eb' })).status).toBe(400)
    expect((await call('PUT', `passkeys/${id}`, { name: 'Key' })).body).toMatchObject({ id, name: 'Key' })
    const remove = (password: string, jar = member.jar) =>
      call('POST', `passkeys/${id}/remove`, { password }, jar)
    expect((await remove(other.password, other.jar)).status).toBe(404)
    expect((await remove('not this one')).status).toBe(403)
    expect((await signIn()).answer.status).toBe(200)
    expect((await remove(member.password)).status).toBe(200)
    expect((await remove(member.password)).status).toBe(404)
    expect((await signIn()).answer).toMatchObject(refusal)
    const mails = (await server.mails()).filter(({ to }) => to === member.user.email)
    expect(mails.at(-1)?.kind).toBe('passkey-removed')
  })
})
