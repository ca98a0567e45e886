import { expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { testSpot } from '#testing/practice-bank.ts'
import type { Answer } from '../contract.ts'
import { createAnswerSync } from './answer-sync.ts'

const refusal = (status: number, message = 'No.') => new ApiError(status, JSON.stringify({ message }), '')
const offline = new TypeError('Failed to fetch')

function setUp(replies: readonly (Error | undefined)[], { stored = [] as Answer[], isSignedIn = true } = {}) {
  const waiting = new Map(stored.map((answer) => [answer.id, answer]))
  const sent: string[][] = []
  const scheduled: { delayMs: number; task: () => void }[] = []
  const onRefused = vi.fn()
  const onSaved = vi.fn()
  const sync = createAnswerSync({
    store: {
      read: () => [...waiting.values()],
      put: (answer) => void waiting.set(answer.id, answer),
      remove: (ids) => {
        for (const id of ids) waiting.delete(id)
      },
    },
    async send(answers) {
      sent.push(answers.map(({ id }) => id))
      const reply = replies[sent.length - 1]
      if (reply) throw reply
    },
    isStillSignedIn: async () => isSignedIn,
    schedule(delayMs, task) {
      scheduled.push({ delayMs, task })
      return () => {}
    },
    onSaved,
    onRefused,
  })
  return { sync, waiting, sent, scheduled, onRefused, onSaved }
}

const answer = (id: string) => testSpot('trie-1', 'trie', { id })
const settled = () => new Promise((done) => setTimeout(done))

test('an answer is sent at once and not shown as waiting', async () => {
  const { sync, sent, waiting } = setUp([undefined])
  sync.give(answer('a'))
  await settled()
  expect(sent).toEqual([['a']])
  expect(waiting.size).toBe(0)
  expect(sync.waiting().size).toBe(0)
})

test('without network answers wait, are shown as waiting, and are sent together later', async () => {
  const { sync, sent, waiting, scheduled } = setUp([offline, offline, undefined])
  sync.give(answer('a'))
  await settled()
  sync.give(answer('b'))
  await settled()
  expect(sync.waiting()).toEqual(new Set(['a', 'b']))
  scheduled.at(-1)?.task()
  await settled()
  expect(sent.at(-1)).toEqual(['a', 'b'])
  expect(waiting.size).toBe(0)
  expect(sync.waiting().size).toBe(0)
})

test('retries come later and later', async () => {
  const { sync, scheduled } = setUp([offline, offline, offline])
  sync.give(answer('a'))
  await settled()
  scheduled[0]?.task()
  await settled()
  scheduled[1]?.task()
  await settled()
  expect(scheduled.map(({ delayMs }) => delayMs)).toEqual([1000, 2000, 4000])
})

test('an answer that the server refuses is reported and does not block the others', async () => {
  const refused = refusal(400, 'Unknown prompt')
  const { sync, sent, waiting, onRefused } = setUp([refused, refused, undefined, undefined], {
    stored: [answer('bad'), answer('good')],
  })
  sync.sendWaiting()
  await settled()
  expect(sent).toEqual([['bad', 'good'], ['bad'], ['good']])
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Unknown prompt')
  expect(waiting.size).toBe(0)
})

test('answers of a person who is no longer signed in wait for them', async () => {
  const { sync, waiting, onRefused } = setUp([refusal(404, 'Round not found')], { isSignedIn: false })
  sync.give(answer('a'))
  await settled()
  expect(onRefused).not.toHaveBeenCalled()
  expect(waiting.size).toBe(1)
})

test('at most 100 answers are sent at a time', async () => {
  const stored = Array.from({ length: 120 }, (_, index) => answer(`a${index}`))
  const { sync, sent } = setUp([], { stored })
  sync.sendWaiting()
  await settled()
  expect(sent.map(({ length }) => length)).toEqual([100, 20])
})
