import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { showWaitingAfterMs } from '#platform/web/save-queue.ts'
import { testSpot } from '#testing/practice-bank.ts'
import type { Answer } from '../contract.ts'
import { createAnswerSync } from './answer-sync.ts'

const refusal = (status: number, message = 'No.') => new ApiError(status, JSON.stringify({ message }), '')
const offline = new TypeError('Failed to fetch')

function setUp(replies: readonly (Error | undefined)[], { stored = [] as Answer[], isSignedIn = true } = {}) {
  const waiting = new Map(
    stored.map((answer) => [`capra.waitingAnswers.ada.${answer.id}`, JSON.stringify(answer)]),
  )
  const sent: string[][] = []
  const scheduled: { delayMs: number; task: () => void }[] = []
  const onRefused = vi.fn()
  const onSaved = vi.fn()
  const options = {
    userId: 'ada',
    async send(answers: readonly Answer[]) {
      sent.push(answers.map(({ id }) => id))
      const reply = replies[sent.length - 1]
      if (reply) throw reply
    },
    isStillSignedIn: async () => isSignedIn,
    onSaved,
    onRefused,
  }
  const sync = createAnswerSync(options, {
    storage: storageOf(waiting),
    now: () => 0,
    random: () => 0.5,
    exclusively: (_, task) => task(),
    schedule(delayMs, task) {
      if (delayMs !== showWaitingAfterMs) scheduled.push({ delayMs, task })
      return () => {}
    },
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

test('an invalid answer is reported, deleted, and does not block the others', async () => {
  const refused = refusal(400, 'Unknown prompt')
  const { sync, sent, waiting, onRefused } = setUp([refused, refused, undefined, undefined], {
    stored: [answer('bad'), answer('good')],
  })
  sync.saveWaiting()
  await settled()
  expect(sent).toEqual([['bad', 'good'], ['bad'], ['good']])
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Unknown prompt', false)
  expect(waiting.size).toBe(0)
})

test.each([
  ['403', refusal(403)],
  ['404', refusal(404)],
  ['409', refusal(409)],
  ['413', refusal(413)],
  ['422', refusal(422)],
  ['400 of a proxy', new ApiError(400, '<h1>Bad Request</h1>', '')],
])(
  'an answer that is refused with %s waits, is sent again, and does not block the others',
  async (_, refused) => {
    const { sync, sent, waiting, scheduled, onRefused } = setUp(
      [refused, refused, undefined, refused, undefined],
      {
        stored: [answer('bad'), answer('good')],
      },
    )
    sync.saveWaiting()
    await settled()
    expect(sent).toEqual([['bad', 'good'], ['bad'], ['good']])
    expect([...waiting.keys()]).toEqual(['capra.waitingAnswers.ada.bad'])
    for (const tries of [1, 2]) {
      scheduled.at(-1)?.task()
      await settled()
      expect(sent).toHaveLength(3 + tries)
      expect(sent.at(-1)).toEqual(['bad'])
    }
    expect(waiting.size).toBe(0)
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.any(String), true)
  },
)

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
  sync.saveWaiting()
  await settled()
  expect(sent.map(({ length }) => length)).toEqual([100, 20])
})

test('no answer is lost in any order of two tabs, lost requests, lost replies and reloads', async () => {
  const event = fc.record({
    what: fc.constantFrom('answer', 'reload', 'wait'),
    tab: fc.nat(1),
    outcome: fc.constantFrom('succeeds', 'request lost', 'reply lost', 'refused'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
      const stored = new Map<string, string>()
      const given = new Set<string>()
      const arrived = new Set<string>()
      let outcome = 'succeeds'
      let timers: (() => void)[] = []
      let locked: Promise<unknown> = Promise.resolve()
      const open = () => {
        const options = {
          userId: 'ada',
          async send(answers: readonly Answer[]) {
            if (outcome === 'request lost') throw offline
            if (outcome === 'refused') throw refusal(503)
            for (const { id } of answers) arrived.add(id)
            if (outcome === 'reply lost') throw offline
          },
          isStillSignedIn: async () => true,
          onSaved() {},
          onRefused: (sentence: string) => expect.fail(sentence),
        }
        const sync = createAnswerSync(options, {
          storage: storageOf(stored),
          now: () => 0,
          random: () => 0.5,
          exclusively: (_, task) => {
            const turn = locked.then(task)
            locked = turn
            return turn
          },
          schedule(_, task) {
            timers.push(task)
            return () => (timers = timers.filter((timer) => timer !== task))
          },
        })
        sync.saveWaiting()
        return sync
      }
      const tabs = [open(), open()]
      for (const { what, tab, ...happens } of events) {
        outcome = happens.outcome
        if (what === 'answer') {
          const id = `a${given.size}`
          given.add(id)
          tabs[tab]?.give(answer(id))
        } else if (what === 'reload') {
          tabs[tab]?.stop()
          tabs[tab] = open()
        } else for (const task of timers.splice(0)) task()
        await settled()
      }
      outcome = 'succeeds'
      for (const tab of tabs) tab.saveWaiting()
      await settled()
      expect(arrived).toEqual(given)
      expect(stored.size).toBe(0)
    }),
    { numRuns: 100 },
  )
})

function storageOf(texts: Map<string, string>) {
  return {
    keys: (prefix: string) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  }
}
