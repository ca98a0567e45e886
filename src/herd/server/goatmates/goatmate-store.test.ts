import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { herdCalls } from '#testing/herd-calls.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { up } from '../../../../migrations/0014-explicit-goatmates.ts'
import { hasAccepted } from './goatmate-store.ts'

let ada: TestMember
let ben: TestMember

const server = await sharedServer()
beforeEach(async () => {
  ada = await aMember(server)
  ben = await aMember(server)
})

const { call, autoAccept, setAutoAccept, ...herd } = herdCalls(() => server)
const invite = async (who: TestMember, to: TestMember): Promise<string> =>
  (await herd.invite(who, to.user.email)).body.id
/** Whether Ada and Ben chose each other themselves. */
const acceptedBy = ({ store } = server) =>
  Promise.all([hasAccepted(store, ada.user.id, ben.user.id), hasAccepted(store, ben.user.id, ada.user.id)])

test('nobody has accepted a stranger', async () => {
  await invite(ada, ben)
  expect(await acceptedBy()).toEqual([false, false])
})

test('an invitation that is accepted automatically was chosen by its sender only', async () => {
  await invite(ada, ben)
  expect((await autoAccept(ben)).count).toBe(1)
  expect(await acceptedBy()).toEqual([true, false])
})

test('an invitation that its receiver accepts was chosen by both', async () => {
  await setAutoAccept(ben, false)
  const id = await invite(ada, ben)
  expect((await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)).status).toBe(200)
  expect(await acceptedBy()).toEqual([true, true])
})

test('two people who invite each other chose each other', async () => {
  await invite(ada, ben)
  await invite(ben, ada)
  expect(await acceptedBy()).toEqual([true, true])
})

test('of GoatMates from before this was stored, the sender of the invitation is known', async () => {
  const { db } = server.store
  await invite(ben, ada)
  await autoAccept(ada)
  for (const column of ['a_accepted', 'b_accepted'])
    await db.schema.alterTable('friendships').dropColumn(column).execute()
  await up(db as unknown as Kysely<unknown>)
  expect(await acceptedBy()).toEqual([false, true])
})
