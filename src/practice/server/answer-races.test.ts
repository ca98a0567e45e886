import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import { ApiError } from '#platform/web/call-api.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testFlip, testSpot } from '#testing/practice-bank.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer, Item, Round } from '../contract.ts'
import { type AnswerSync, createAnswerSync } from '../web/answer-sync.ts'

const bank = testBank({ patternCount: 12, promptCount: 8 })
const server = await sharedServer({ promptBank: bank, limits: { practiceAnswersPerDay: 1e6 } })

/** What the network or something in front of the server does to requests with answers. */
const faults = ['none', 'request lost', 'reply lost', 409, 404, 413, 422, 503, 429] as const
type Fault = (typeof faults)[number]

const event = fc.oneof(
  fc.record({
    what: fc.constant('start' as const),
    device: fc.nat(1),
    choice: fc.constantFrom('daily', 'trie', 'sorting'),
  }),
  fc.record({
    what: fc.constant('answer' as const),
    device: fc.nat(1),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ what: fc.constant('fault' as const), device: fc.nat(1), fault: fc.constantFrom(...faults) }),
  fc.record({
    what: fc.constantFrom(
      'reload',
      'sign out',
      'other member',
      'cookie of other member',
      'send again',
      'repeat',
    ),
    device: fc.nat(1),
  }),
  fc.record({ what: fc.constant('wait' as const), hours: fc.constantFrom(1, 13, 24, 9 * 24) }),
)
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

let givenCount = 0

test('every answer given on two devices is stored exactly once, for who gave it', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 40 }), async (events) => {
      const members = [await aMember(server), await aMember(server)]
      const devices = [await createDevice(members), await createDevice(members)]
      for (const each of events) {
        if (each.what === 'wait') server.wait(each.hours * hourMs)
        else await devices[each.device]!.happens(each)
      }
      for (const device of devices) await device.finish()
      for (const [index, { user }] of members.entries()) {
        const rows = await server.store.db
          .selectFrom('practice_answers')
          .select('id')
          .where('user_id', '=', user.id)
          .execute()
        const given = devices.flatMap((device) => device.given[index] ?? [])
        givenCount += given.length
        expect(rows.map(({ id }) => id).sort()).toEqual(given.sort())
      }
    }),
    {
      numRuns: 12,
      // The request of a member comes again when another one is signed in.
      examples: [
        [
          [
            { what: 'start', device: 1, choice: 'daily' },
            { what: 'answer', device: 1, count: 1 },
            { what: 'other member', device: 1 },
            { what: 'repeat', device: 1 },
          ],
        ],
      ],
    },
  )
  expect(givenCount).toBeGreaterThan(0)
})

/** A browser with one tab, in which the members take turns. */
async function createDevice(members: readonly TestMember[]) {
  const texts = new Map<string, string>()
  const timers = new Set<() => void>()
  const given: string[][] = [[], []]
  const jar = new CookieJar()
  let here = 0
  let fault: Fault = 'none'
  let running = 0
  let sync: AnswerSync | undefined
  let round: Round | undefined
  let last: { readonly userId: string; readonly answer: Answer } | undefined

  async function call(method: string, path: string, body?: unknown) {
    running++
    try {
      const reply = await server.call(method, path, body, { jar })
      if (reply.status >= 400) throw new ApiError(reply.status, reply.text, '')
      return reply.body
    } finally {
      running--
    }
  }

  async function send(userId: string, answers: readonly Answer[]): Promise<void> {
    if (fault === 'request lost') throw new TypeError('Failed to fetch')
    if (typeof fault === 'number') throw new ApiError(fault, '{"message":"No."}', '')
    await call('POST', '/api/practice/answers', { answers, userId })
    if (fault === 'reply lost') throw new TypeError('Failed to fetch')
  }

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = running > 0 ? 0 : quiet + 1) await nextTurn()
  }

  function open(): void {
    sync?.stop()
    timers.clear()
    const { id: userId } = members[here]!.user
    sync = createAnswerSync(
      {
        userId,
        send: (answers) => send(userId, answers),
        isStillSignedIn: () =>
          call('GET', '/api/user').then(
            ({ id }) => id === userId,
            () => false,
          ),
        onSaved() {},
        onRefused: (sentence, isKept) => expect(isKept, sentence).toBe(true),
      },
      {
        storage: {
          keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
          get: (key) => texts.get(key) ?? null,
          set: (key, text) => texts.set(key, text),
          remove: (key) => void texts.delete(key),
        },
        now: Date.now,
        random: () => 0.5,
        exclusively: (_, task) => task(),
        schedule(_, task) {
          timers.add(task)
          return () => timers.delete(task)
        },
      },
    )
    sync.saveWaiting()
  }

  async function signIn(index: number, isTabReloaded = true): Promise<void> {
    here = index
    const { user, password } = members[index]!
    await call('POST', '/api/login', { email: user.email, password })
    if (!isTabReloaded) return
    round = undefined
    open()
    await settle()
  }

  async function start(choice: string): Promise<void> {
    const body = choice === 'daily' ? { kind: 'daily' } : { kind: 'free', patterns: [choice], size: 5 }
    round = await call('POST', '/api/practice/rounds', body).catch(() => round)
  }

  function answer(count: number): void {
    const answered = new Set(round?.answers.map(({ promptId }) => promptId))
    for (const item of round?.items.filter((each) => !answered.has(idOf(each))).slice(0, count) ?? []) {
      give(answerTo(item, round!.id))
      // What was missed comes back.
      if (item.kind === 'spot' && item.comeback && !answered.has(item.comeback.id))
        give(testSpot(item.comeback.id, null, { roundId: round!.id, at: new Date().toISOString() }))
    }
  }

  function give(next: Answer): void {
    last = { userId: members[here]!.user.id, answer: next }
    round!.answers.push(next)
    given[here]!.push(next.id)
    sync?.give(next)
  }

  function runTimers(): void {
    for (const task of [...timers]) if (timers.delete(task)) task()
  }

  await signIn(0)
  return {
    given,
    async happens(each: Exclude<Event, { what: 'wait' }>): Promise<void> {
      if (each.what === 'start') await start(each.choice)
      else if (each.what === 'answer') answer(each.count)
      else if (each.what === 'fault') fault = each.fault
      else if (each.what === 'reload') open()
      else if (each.what === 'repeat' && last) await send(last.userId, [last.answer]).catch(() => undefined)
      else if (each.what === 'sign out') await call('POST', '/api/logout').catch(() => undefined)
      else if (each.what === 'other member') await signIn(1 - here)
      else if (each.what === 'cookie of other member') {
        // In another tab. This one still shows the first member's round.
        await signIn(1 - here, false)
        here = 1 - here
      } else if (each.what === 'send again') runTimers()
      await settle()
    },
    /** Both members come back, and the network works. */
    async finish(): Promise<void> {
      fault = 'none'
      for (const index of [0, 1]) {
        await signIn(index)
        for (let tries = 0; tries < 4; tries++) {
          runTimers()
          await settle()
        }
      }
      expect([...texts.keys()]).toEqual([])
    },
  }
}

const idOf = (item: Item) => (item.kind === 'spot' ? item.prompt.id : item.pairId)

function answerTo(item: Item, roundId: string): Answer {
  const rest = { roundId, at: new Date(Date.now() - 9 * dayMs * Math.random()).toISOString() }
  return item.kind === 'spot' ? testSpot(idOf(item), null, rest) : testFlip(idOf(item), [null, null], rest)
}
