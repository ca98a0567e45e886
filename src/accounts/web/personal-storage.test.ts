import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  claimStorage,
  clearAfterDeletion,
  clearAfterSignOut,
  clearPersonalData,
  ownsStorage,
} from './personal-storage.ts'

const src = join(import.meta.dirname, '../..')
/** Their keys begin with what the tests below name. */
const unsavedFiles = [
  'progress/web/tick/member-progress.ts',
  'learning/web/member-learning.ts',
  'learning/web/drafts/draft-sync.ts',
  'settings/web/member-settings.ts',
]
const adasTick = 'capra.waitingTicks.ada.1.2.stamp'
const bobsTick = 'capra.waitingTicks.bob.1.2.stamp'
const adasAnswer = 'capra.waitingAnswers.ada.1'
const bobsAnswer = 'capra.waitingAnswers.bob.2'
const adasHint = 'capra.waitingLearning.ada.hint-15.stamp'
const bobsHint = 'capra.waitingLearning.bob.hint-15.stamp'
const adasDraft = 'capra.waitingDrafts.ada.pad-cpp.stamp'
const bobsDraft = 'capra.waitingDrafts.bob.pad-cpp.stamp'
/** The whole list: a key that is added here is one that the next person at this computer may read. */
const kept = [
  'capra.codeLanguage',
  'capra.extraQuestion',
  'capra.guestDrafts',
  'capra.guestLearning',
  'capra.guestPractice',
  'capra.guestSettings',
  'capra.openedMix',
  'capra.singleKeys',
  'guestProgress',
  'intendedDestination',
  'theme',
]

let stored: Record<'local' | 'session', Storage>

beforeEach(() => {
  stored = { local: storageStub(), session: storageStub() }
  vi.stubGlobal('localStorage', stored.local)
  vi.stubGlobal('sessionStorage', stored.session)
})

test("only device preferences and a guest's work survive a sign-out, of all keys in the code", () => {
  const keys = keysInCode()
  expect(keys).toEqual(expect.arrayContaining([...kept, 'capra.tutorSession', 'capra.interviewNotes.x']))
  for (const key of [...keys, adasTick, 'a key of a future feature'])
    for (const storage of Object.values(stored)) storage.setItem(key, 'Ada')
  clearAfterSignOut('ada')
  expect(Object.keys(stored.local).sort()).toEqual(kept)
  expect(Object.keys(stored.session).sort()).toEqual(kept)
})

test('the number on the icon of the installed product goes however a session ends', () => {
  const clearAppBadge = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clearAppBadge })
  for (const end of [
    () => clearAfterSignOut('ada'),
    () => clearAfterDeletion('ada'),
    () => clearPersonalData(null),
  ]) {
    clearAppBadge.mockClear()
    end()
    expect(clearAppBadge).toHaveBeenCalled()
  }
})

test('unsaved ticks, answers, hints and drafts wait for their owner when the session ended by itself', () => {
  const unsaved = [adasTick, bobsTick, adasAnswer, bobsAnswer, adasHint, bobsHint, adasDraft, bobsDraft]
  for (const key of [...unsaved, 'capra.tutorSession']) stored.local.setItem(key, '1')
  clearPersonalData(null)
  expect(Object.keys(stored.local)).toEqual(unsaved)
})

test('signing out deletes own unsaved ticks and hints; answers and drafts wait for their owner', () => {
  for (const key of [adasTick, bobsTick, adasAnswer, bobsAnswer, adasHint, bobsHint, adasDraft, bobsDraft])
    stored.local.setItem(key, '1')
  clearAfterSignOut('ada')
  expect(Object.keys(stored.local)).toEqual([
    bobsTick,
    adasAnswer,
    bobsAnswer,
    bobsHint,
    adasDraft,
    bobsDraft,
  ])
})

test('deleting the account deletes all that is unsaved of its owner and leaves those of others', () => {
  for (const key of [adasTick, bobsTick, adasAnswer, bobsAnswer, adasHint, bobsHint, adasDraft, bobsDraft])
    stored.local.setItem(key, '1')
  clearAfterDeletion('ada')
  expect(Object.keys(stored.local)).toEqual([bobsTick, bobsAnswer, bobsHint, bobsDraft])
})

test('what a person left behind is deleted when nobody or someone else is here', () => {
  for (const next of [null, 'bob']) {
    claimStorage('ada')
    for (const storage of Object.values(stored)) storage.setItem('capra.tutorDraft', 'mine')
    claimStorage('ada')
    expect(stored.session.getItem('capra.tutorDraft')).toBe('mine')
    claimStorage(next)
    for (const storage of Object.values(stored)) expect(storage.getItem('capra.tutorDraft')).toBeNull()
  }
})

test('a tab that is reopened later loses what it had without touching the data of the person here now', () => {
  stored.session.setItem('capra.storageOwner', 'ada')
  stored.session.setItem('capra.tutorDraft', 'mine')
  stored.local.setItem('capra.storageOwner', 'bob')
  stored.local.setItem('capra.tutorSession', 'of Bob')
  claimStorage('bob')
  expect(stored.session.getItem('capra.tutorDraft')).toBeNull()
  expect(stored.local.getItem('capra.tutorSession')).toBe('of Bob')
})

test('a tab that notices late that someone else is here leaves what they have stored', () => {
  stored.session.setItem('capra.storageOwner', 'ada')
  stored.session.setItem('capra.tutorDraft', 'mine')
  stored.local.setItem('capra.storageOwner', 'bob')
  stored.local.setItem('capra.interviewNotes.1', 'of Bob')
  expect(ownsStorage('ada')).toBe(false)
  clearPersonalData('bob')
  expect(stored.session.getItem('capra.tutorDraft')).toBeNull()
  expect(stored.local.getItem('capra.interviewNotes.1')).toBe('of Bob')
})

test('visitors keep what they store before they sign in', () => {
  stored.session.setItem('capra.awaitingCode', 'ada@example.org')
  stored.local.setItem('isGuestMode', 'true')
  claimStorage(null)
  expect(stored.session.getItem('capra.awaitingCode')).toBe('ada@example.org')
  expect(stored.local.getItem('isGuestMode')).toBe('true')
})

test('blocked storage is no error', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => claimStorage('ada')).not.toThrow()
  expect(() => clearAfterSignOut('ada')).not.toThrow()
})

/** The keys of all stored values; parts that vary are `x`. */
function keysInCode(): string[] {
  const files = globSync('**/{web,ui}/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  return files.flatMap((file) => {
    const calls = readFileSync(join(src, file), 'utf8').matchAll(
      /(?<!function )\blocal(?:Value|Json)(?:<\w+>)?\(\s*([^,)]*)/g,
    )
    return [...calls].flatMap(([call, key = '']) => {
      const literal = /^(['`])(.+)\1$/.exec(key)?.[2]
      const isNamed =
        literal !== undefined ||
        unsavedFiles.includes(file) ||
        /^(accounts\/web\/personal|platform\/web)/.test(file)
      expect(isNamed, `${file}: ${call}) must name its key, so that this test knows it`).toBe(true)
      return literal === undefined ? [] : [literal.replaceAll(/\$\{.*?\}/g, 'x')]
    })
  })
}

/** What is stored is its own enumerable keys, as in a browser. */
function storageStub(): Storage {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value
    },
    removeItem(key: string) {
      delete storage[key]
    },
  }
  return Object.setPrototypeOf(storage, methods)
}
