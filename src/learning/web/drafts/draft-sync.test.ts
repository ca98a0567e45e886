import { beforeEach, expect, test, vi } from 'vitest'
import { claimStorage } from '#accounts/web/personal-storage.ts'
import { ApiError } from '#platform/web/call-api.ts'
import { type Draft, type KeptDraft, writeDraft } from '../../draft-rules.ts'
import { createDraftSync } from './draft-sync.ts'
import { guestDraft, guestDrafts, keepSaved, memberDraft, type SavedDraft } from './kept-drafts.ts'

const now = Date.UTC(2026, 10, 1)
const draft = (sitting: string, minute: number, text = `${sitting}${minute}`): Draft => ({
  text,
  at: new Date(now + minute * 60_000).toISOString(),
  sitting,
})

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  claimStorage('ada')
})

/** A server that keeps the rules, and fails as told. */
function setUp(failures: readonly (Error | undefined)[] = [], waiting = new Map<string, string>()) {
  const sent: { readonly id: string; readonly text: string }[] = []
  const stored = new Map<string, KeptDraft>()
  const onRefused = vi.fn()
  const sync = createDraftSync(
    {
      userId: 'ada',
      async send({ id, ...written }): Promise<SavedDraft> {
        sent.push({ id, text: written.text })
        const failure = failures[sent.length - 1]
        if (failure) throw failure
        const kept = writeDraft(stored.get(id), written, now)
        stored.set(id, kept)
        return { userId: 'ada', id, draft: kept.draft, earlier: kept.earlier ?? null }
      },
      isStillSignedIn: async () => true,
      onRefused,
    },
    {
      storage: {
        keys: (prefix) => [...waiting.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => waiting.get(key) ?? null,
        set: (key, text) => waiting.set(key, text),
        remove: (key) => void waiting.delete(key),
      },
      now: () => now,
      random: () => 0.5,
      exclusively: (_, task) => task(),
      schedule: () => () => {},
    },
  )
  return { ...sync, sent, stored, waiting, onRefused }
}
const settled = () => new Promise((done) => setTimeout(done))
const reply = (saved: Partial<SavedDraft>): SavedDraft => ({
  userId: 'ada',
  id: 'pad-cpp',
  draft: null,
  earlier: null,
  ...saved,
})

test('drafts are sent one by one, and this browser learns which earlier one is kept', async () => {
  const { save, sent, stored } = setUp()
  stored.set('pad-cpp', { draft: draft('b', 1) })
  save('pad-cpp', draft('a', 2))
  save('pad-python', draft('a', 3))
  await settled()
  expect(sent.map(({ id }) => id)).toEqual(['pad-cpp', 'pad-python'])
  expect(memberDraft('pad-cpp').read()).toMatchObject({ draft: draft('a', 2), earlier: draft('b', 1) })
})

test('without network the last text of each waits, also for the next visit', async () => {
  const { save, waiting } = setUp([new TypeError('Failed to fetch')])
  save('pad-cpp', draft('a', 1))
  await settled()
  save('pad-cpp', draft('a', 2))
  expect(waiting.size).toBe(1)
  const next = setUp([], waiting)
  next.saveWaiting()
  await settled()
  expect(next.sent).toEqual([{ id: 'pad-cpp', text: 'a2' }])
  expect(waiting.size).toBe(0)
})

test('a draft more than the account keeps is refused once, and stays in this browser', async () => {
  const { save, sent, onRefused } = setUp([new ApiError(409, '{"message":"Too many."}', '')])
  memberDraft('pad-cpp').write({ draft: draft('a', 1) })
  save('pad-cpp', draft('a', 1))
  await settled()
  save('pad-cpp', draft('a', 2))
  await settled()
  expect(sent).toHaveLength(1)
  expect(onRefused.mock.calls).toEqual([['Too many.', false]])
  expect(memberDraft('pad-cpp').read()).toEqual({ draft: draft('a', 1) })
})

test('a reply that comes after another person signed in is not stored for them', async () => {
  const { save } = setUp()
  save('pad-cpp', draft('a', 1))
  claimStorage('bob')
  await settled()
  expect(memberDraft('pad-cpp').read()).toBeUndefined()
})

test('what the account has replaces what is older here, and never what is newer', () => {
  const stored = memberDraft('pad-cpp')
  expect(keepSaved(stored, reply({ draft: draft('b', 2) }))).toBe(false)
  expect(stored.read()?.draft).toEqual(draft('b', 2))
  stored.write({ draft: draft('a', 3) })
  expect(keepSaved(stored, reply({ draft: draft('b', 2) }))).toBe(true)
  expect(stored.read()?.draft).toEqual(draft('a', 3))
  expect(keepSaved(stored, reply({}))).toBe(true)
})

test('what was replaced here without network is kept', () => {
  const stored = memberDraft('pad-cpp')
  const until = new Date(now + 1).toISOString()
  stored.write({ draft: draft('b', 3, ''), earlier: { ...draft('a', 2), until } })
  keepSaved(stored, reply({ draft: draft('b', 3, ''), earlier: { ...draft('c', 1), until } }))
  expect(stored.read()?.earlier).toMatchObject(draft('a', 2))
})

test("a guest's drafts are one list, of which the newest are kept", () => {
  for (let minute = 0; minute < 70; minute++)
    guestDraft(`problem-${minute}-cpp`).write({ draft: draft('a', minute) })
  expect(Object.keys(guestDrafts.read() ?? {})).toHaveLength(60)
  expect(guestDraft('problem-69-cpp').read()).toEqual({ draft: draft('a', 69) })
  expect(guestDraft('problem-9-cpp').read()).toBeUndefined()
})
