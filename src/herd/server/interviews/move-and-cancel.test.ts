import { beforeEach, describe, expect, test } from 'vitest'
import { deleteAccountRow, lockAccount } from '#accounts/server/account-store.ts'
import { hourMs } from '#platform/durations.ts'
import { aPair, type Pair } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { insertBlock } from '../goatmates/block-store.ts'
import { deleteGoatMates } from '../goatmates/goatmate-store.ts'
import { leaveInterviews } from '../herd-personal-data-store.ts'

const at = (hours: number) => new Date(Math.ceil(Date.now() / hourMs + hours) * hourMs).toISOString()
/** A moment as RFC 5545 writes it in UTC. */
const basicForm = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '')

let pair: Pair
let ada: TestMember
let bob: TestMember

const server = await sharedServer()
// Ada interviews Bob.
beforeEach(async () => {
  pair = await aPair(server)
  ada = pair.interviewer
  bob = pair.candidate
})

const call = (who: TestMember, method: string, path: string, body?: object) =>
  server.call(method, `/api/interviews${path}`, body, { jar: who.jar })
const move = (who: TestMember, id: string, startsAt: unknown) => call(who, 'PUT', `/${id}/time`, { startsAt })
const cancel = (who: TestMember, id: string) => call(who, 'DELETE', `/${id}`)
const create = async (startsAt?: string): Promise<string> => (await pair.start({ startsAt })).body.id
const listed = async (who: TestMember) => (await call(who, 'GET', '')).body
const mailsTo = async ({ user }: TestMember, kind: string) =>
  (await server.mails()).filter((mail) => mail.to === user.email && mail.kind === kind)
const messageOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.message]
const notFound = [404, 'Interview not found.']
const started = [409, 'This interview has already started.']

async function leave({ user }: TestMember): Promise<void> {
  await server.store.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    await leaveInterviews(tx, user.id)
    await deleteAccountRow(tx, user.id)
  })
}

describe('moving an interview', () => {
  test('both people can do it, and the other one gets a mail with a calendar file that moves the entry', async () => {
    const id = await create(at(24))
    const { status, body } = await move(bob, id, at(48))
    expect([status, body.startsAt, body.leetcodeQuestionNumber]).toEqual([200, at(48), null])
    expect((await listed(ada))[0].startsAt).toBe(at(48))
    const [mail, ...others] = await mailsTo(ada, 'interview-moved')
    expect(others).toEqual([])
    expect(mail?.text).toContain(`(${bob.user.email}) moved your mock interview.`)
    const calendar = mail?.attachment?.text ?? ''
    expect(calendar).toContain(`UID:interview-${id}@`)
    expect(calendar).toContain(`DTSTART:${basicForm(at(48))}`)
    expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(0)
    expect(await mailsTo(bob, 'interview-moved')).toEqual([])

    expect((await move(ada, id, at(72))).body).toMatchObject({ startsAt: at(72), leetcodeQuestionNumber: 1 })
    const [toBob] = await mailsTo(bob, 'interview-moved')
    expect(`${toBob?.text}${toBob?.attachment?.text}`).not.toContain('Two Sum')
  })

  test('sets a time where there was none', async () => {
    const id = await create()
    expect((await move(bob, id, at(24))).body.startsAt).toBe(at(24))
    const [mail] = await mailsTo(ada, 'interview-moved')
    expect(mail?.text).toContain('chose a time for your mock interview.')
  })

  test('to the time it has changes nothing and mails nobody', async () => {
    const id = await create(at(24))
    expect((await move(bob, id, at(24))).status).toBe(200)
    expect(await mailsTo(ada, 'interview-moved')).toEqual([])
  })

  test.each(['', 'tomorrow', '2026-11-27T10:00', at(-48), at(24 * 400)])('refuses %j', async (startsAt) => {
    const id = await create(at(24))
    expect(messageOf(await move(ada, id, startsAt))).toEqual([
      400,
      'Choose a time between now and a year from now.',
    ])
    expect((await listed(ada))[0].startsAt).toBe(at(24))
  })

  test('is refused once it has started, and to everyone else', async () => {
    const id = await create(at(24))
    expect(messageOf(await move(await aMember(server), id, at(48)))).toEqual(notFound)
    await call(ada, 'POST', `/${id}/begin`)
    expect(messageOf(await move(bob, id, at(48)))).toEqual(started)
    await call(ada, 'PUT', `/${id}`, { status: 'completed', score: 3 })
    expect(messageOf(await move(ada, id, at(48)))).toEqual(started)
    expect(await mailsTo(ada, 'interview-moved')).toEqual([])
  })

  test('needs the other person: who left cannot be asked, and who ended the friendship is not mailed', async () => {
    const id = await create(at(24))
    await server.store.transaction((tx) => deleteGoatMates(tx, ada.user.id, bob.user.id))
    expect(messageOf(await move(ada, id, at(48)))).toEqual([404, 'That person is not one of your GoatMates.'])
    await leave(bob)
    expect(messageOf(await move(ada, id, at(48)))).toEqual([
      409,
      'This person has deleted their account. You can cancel the interview.',
    ])
  })
})

describe('canceling an interview', () => {
  test.each(['interviewer', 'candidate'] as const)(
    'the %s removes it for both, and the other one gets a mail that cancels the calendar entry',
    async (role) => {
      const id = await create(at(24))
      const other = role === 'interviewer' ? bob : ada
      expect((await cancel(pair[role], id)).body).toEqual({ ok: true })
      expect(await listed(ada)).toEqual([])
      expect(await listed(bob)).toEqual([])
      const [mail, ...others] = await mailsTo(other, 'interview-canceled')
      expect(others).toEqual([])
      expect(mail?.text).toContain(`(${pair[role].user.email}) canceled your mock interview.`)
      const calendar = mail?.attachment?.text ?? ''
      for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:interview-${id}@`])
        expect(calendar).toContain(line)
      expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(0)
      expect(await mailsTo(pair[role], 'interview-canceled')).toEqual([])
    },
  )

  test('twice removes it once', async () => {
    const id = await create()
    expect((await cancel(ada, id)).status).toBe(200)
    expect(messageOf(await cancel(ada, id))).toEqual(notFound)
    expect(await mailsTo(bob, 'interview-canceled')).toHaveLength(1)
  })

  test('is refused once it has started, and to everyone else', async () => {
    const id = await create()
    expect(messageOf(await cancel(await aMember(server), id))).toEqual(notFound)
    await call(ada, 'POST', `/${id}/begin`)
    expect(messageOf(await cancel(bob, id))).toEqual(started)
    expect(messageOf(await cancel(ada, id))).toEqual(started)
    expect(await listed(bob)).toHaveLength(1)
  })

  test('mails nobody when the time has passed, the friendship has ended, or the other one has left', async () => {
    const passed = await create(at(-1))
    expect((await cancel(ada, passed)).status).toBe(200)
    const ended = await create(at(24))
    await server.store.transaction(async (tx) => {
      await deleteGoatMates(tx, ada.user.id, bob.user.id)
      await insertBlock(tx, bob.user.id, ada.user.id)
    })
    expect((await cancel(ada, ended)).status).toBe(200)
    expect(await mailsTo(bob, 'interview-canceled')).toEqual([])

    pair = await aPair(server)
    const left = await create(at(24))
    await leave(pair.candidate)
    expect((await cancel(pair.interviewer, left)).status).toBe(200)
    expect(await listed(pair.interviewer)).toEqual([])
  })
})

test('of a move and a start at once, the interview is started, or moved and then started', async () => {
  const id = await create(at(24))
  const [moved, begun] = await Promise.all([move(bob, id, at(48)), call(ada, 'POST', `/${id}/begin`)])
  expect(begun.status).toBe(200)
  expect([200, 409]).toContain(moved.status)
  const [interview] = await listed(ada)
  expect(interview.startedAt).not.toBeNull()
  expect(interview.startsAt).toBe(moved.status === 200 ? at(48) : at(24))
})
