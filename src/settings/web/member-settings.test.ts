import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredSettings } from '../contract.ts'
import { nothingChosen } from '../rules.ts'
import { chooseCodeLanguage, chosenCodeLanguage, onCodeLanguage } from './code-language.ts'
import { createSettingsSync } from './member-settings.ts'

const stored: StoredSettings = { ...nothingChosen, companies: [], codeLanguage: null, userId: 'ada' }

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  chooseCodeLanguage('python')
})

function openSync(send = vi.fn(async (_: unknown) => stored)) {
  const items = new Map<string, string>()
  const opened = createSettingsSync(
    { userId: 'ada', send, isStillSignedIn: async () => true, onSaved: () => {}, onRefused: () => {} },
    {
      storage: {
        keys: (prefix) => [...items.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => items.get(key) ?? null,
        set: (key, text) => items.set(key, text),
        remove: (key) => items.delete(key),
      },
      now: Date.now,
      random: Math.random,
      schedule: () => () => {},
      exclusively: (_, task) => task(),
    },
  )
  onCodeLanguage(opened.saveLanguage)
  return { ...opened, send, sent: () => Object.assign({}, ...send.mock.calls.map(([change]) => change)) }
}

test('a change is shown until the server has it, and what it names is an answer', async () => {
  const { sync, sent } = openSync()
  sync.change({ interviewOn: null, companies: ['google'] })
  expect(sync.waiting()).toEqual({ interviewOn: null, companies: ['google'], isAnswered: true })
  await vi.waitFor(() => expect(sync.waiting()).toEqual({}))
  expect(sent()).toEqual({ interviewOn: null, companies: ['google'], isAnswered: true })
})

test('without network it waits', async () => {
  const { sync } = openSync(vi.fn(() => Promise.reject(new TypeError('offline'))))
  sync.change({ hoursPerWeek: 6 })
  await Promise.resolve()
  expect(sync.waiting()).toMatchObject({ hoursPerWeek: 6 })
})

test('the language of the account replaces the one of the browser, and is not sent back', () => {
  const { sync, send } = openSync()
  sync.adopt({ ...stored, codeLanguage: 'java' })
  expect(chosenCodeLanguage()).toBe('java')
  expect(send).not.toHaveBeenCalled()
})

test('a language chosen beside any code is saved in the account', async () => {
  const { sync, sent } = openSync()
  sync.adopt({ ...stored, codeLanguage: 'python' })
  chooseCodeLanguage('cpp')
  // The reply to an earlier request must not turn it back.
  sync.adopt({ ...stored, codeLanguage: 'python' })
  expect(chosenCodeLanguage()).toBe('cpp')
  await vi.waitFor(() => expect(sent()).toEqual({ codeLanguage: 'cpp' }))
})

test('an account without a language takes the one of the browser', async () => {
  const { sync, sent } = openSync()
  sync.adopt(stored)
  await vi.waitFor(() => expect(sent()).toEqual({ codeLanguage: 'python' }))
})
