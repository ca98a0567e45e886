import { beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { mostDrafts } from '../../draft-rules.ts'
import { deleteEarlierDrafts, putDraft } from './drafts-store.ts'

const server = await sharedServer()
let member: TestMember
beforeEach(async () => {
  member = await aMember(server)
})

const id = 'write-two-pointers-python'
const read = async (which = id, who = member) =>
  (await server.call('GET', `/api/drafts/${which}`, undefined, { jar: who.jar })).body
const put = (body: object, which = id, who = member) =>
  server.call('PUT', '/api/drafts', { id: which, ...body }, { jar: who.jar })
const morning = { text: 'def f():\n    return 1\n', at: '2026-11-01T08:00:00.000Z', sitting: 'a1' }
const noon = { text: 'def f():\n    return 2\n', at: '2026-11-01T12:00:00.000Z', sitting: 'b2' }

test('there is no draft at first', async () => {
  expect(await read()).toEqual({ userId: member.user.id, id, draft: null, earlier: null })
})

test('a draft is stored and read again, also when it is sent twice, by its owner only', async () => {
  for (let time = 0; time < 2; time++)
    expect((await put(morning)).body).toEqual({ userId: member.user.id, id, draft: morning, earlier: null })
  expect(await read()).toMatchObject({ draft: morning })
  expect(await read('write-two-pointers-cpp')).toMatchObject({ draft: null })
  expect(await read(id, await aMember(server))).toMatchObject({ draft: null })
})

test('the last change wins in either order, and the other is kept for a day', async () => {
  for (const [which, order] of [
    ['pad-cpp', [morning, noon]],
    ['pad-python', [noon, morning]],
  ] as const) {
    for (const draft of order) await put(draft, which)
    expect(await read(which)).toMatchObject({ draft: noon, earlier: morning })
  }
})

test('two devices that save at the same moment lose neither', async () => {
  await Promise.all([put(morning), put(noon)])
  expect(await read()).toMatchObject({ draft: noon, earlier: morning })
})

test('a clock that is ahead does not win over what comes later', async () => {
  const { body } = await put({ ...morning, at: '2099-01-01T00:00:00.000Z' })
  expect(Date.parse(body.draft.at)).toBeLessThan(Date.parse('2098-01-01T00:00:00.000Z'))
})

test('after its day the earlier draft is not shown, and then deleted', async () => {
  const earlier = { ...morning, until: '2026-01-01T00:00:00.000Z' }
  await server.store.transaction((tx) => putDraft(tx, member.user.id, id, { draft: noon, earlier }))
  expect(await read()).toMatchObject({ draft: noon, earlier: null })
  await deleteEarlierDrafts(server.store)
  const rows = server.store.db.selectFrom('drafts').select('earlier').where('user_id', '=', member.user.id)
  expect(await rows.execute()).toEqual([{ earlier: null }])
})

test('a draft more than an account keeps is refused, and a change of one that is kept is not', async () => {
  await server.store.transaction(async (tx) => {
    for (let count = 0; count < mostDrafts; count++)
      await putDraft(tx, member.user.id, `problem-${count}-cpp`, { draft: morning })
  })
  const { status, body } = await put(morning)
  expect(status).toBe(409)
  expect(body.message).toBe('Your account keeps 400 drafts of code. This one stays in this browser only.')
  expect(await read()).toMatchObject({ draft: null })
  expect((await put(noon, 'problem-1-cpp')).status).toBe(200)
})

test.each<[string, object, string?]>([
  ['more than 20 KB', { ...morning, text: 'x'.repeat(20 * 1024 + 1) }],
  ['more than 20 KB in fewer characters', { ...morning, text: 'é'.repeat(10 * 1024 + 1) }],
  ['a text that cannot be saved', { ...morning, text: 'a\0b' }],
  ['a time that is none', { ...morning, at: 'now' }],
  ['a sitting that is none', { ...morning, sitting: 'A sitting' }],
  ['a name with other characters', morning, 'write-Two_Pointers'],
])('%s is refused, and nothing is saved', async (_, body, which = id) => {
  expect((await put(body, which)).status).toBe(400)
  expect(await read()).toMatchObject({ draft: null })
})

test('20 KB of quotes and line breaks are saved', async () => {
  const text = '"\n'.repeat(10 * 1024)
  expect((await put({ ...morning, text })).body.draft.text).toBe(text)
})
