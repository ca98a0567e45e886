import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { countSolved, fullMask, isMaskFor, isSolved, mergeChange, withProblem } from '../rules.ts'
import { createWaitingTicks, type KeptText } from '../waiting-ticks.ts'
import { createProgressCache } from './progress-cache.ts'
import { createProgressSync, type SaveReply } from './progress-sync.ts'
import type { SolvedChange } from './solved-change.ts'
import { showWaitingAfterMs } from './tick-ages.ts'

const problemCount = 6
const patternId = 1

/** The server as the contract describes it: merges by base, refuses foreign bits, bumps a version. */
function fakeServer(session: { userId: string | null }) {
  const stored = new Map<string, { mask: number; version: number }>()
  const keyOf = (userId: string, id: number) => `${userId}/${id}`
  return {
    session,
    maskOf: (userId: string, id = patternId) => stored.get(keyOf(userId, id))?.mask ?? 0,
    requests: [] as SolvedChange[],
    save(change: SolvedChange): SaveReply {
      this.requests.push(change)
      const { userId } = session
      if (userId === null) throw new ApiError(401, '{"message":"User not authenticated"}', '')
      if (change.patternId > 40) throw new ApiError(404, '{"message":"Pattern not found."}', '')
      if (!isMaskFor(change.problemsSolved, problemCount))
        throw new ApiError(
          400,
          `{"message":"problemsSolved has bits outside this pattern's 6 problems."}`,
          '',
        )
      const key = keyOf(userId, change.patternId)
      const before = stored.get(key) ?? { mask: 0, version: 0 }
      const mask = mergeChange(before.mask, change.baseProblemsSolved, change.problemsSolved)
      stored.set(key, { mask, version: before.version + 1 })
      return {
        id: key,
        userId,
        patternId: change.patternId,
        completed: mask === fullMask(problemCount),
        problemsSolved: mask,
        totalProblems: problemCount,
        version: before.version + 1,
        merged: mask !== change.problemsSolved,
        stats: {
          completedPatterns: 0,
          totalPatterns: 43,
          completionPercentage: 0,
          totalProblems: 412,
          solvedProblems: countSolved(mask),
          completedCompanyQuestions: 0,
        },
      }
    },
  }
}

type Fate = 'arrives' | 'never arrives' | 'answer is lost'

/** Browsers, tabs, a network and a clock, all turned by hand. */
function createWorld(session: { userId: string | null } = { userId: 'ada' }) {
  const server = fakeServer(session)
  let time = 1_760_000_000_000
  let online = true
  let refusal: ApiError | undefined
  const timers = new Set<{ at: number; task: () => void }>()
  const underway: { tab: Tab; settle: (fate: Fate) => void }[] = []

  interface Tab {
    readonly sync: ReturnType<typeof createProgressSync>
    readonly cache: ReturnType<typeof createProgressCache>
    readonly browser: ReturnType<typeof openBrowser>
    closed: boolean
    readonly toasts: string[]
    readonly signedOut: string[]
  }

  function openBrowser() {
    const texts = new Map<string, string>()
    const turns = new Map<number, { tab: Tab | undefined; run: () => void }[]>()
    const browser = { texts, tabs: [] as Tab[], turns, open }

    function storageOf(tab: () => Tab): KeptText {
      const tellOthers = () => {
        for (const other of browser.tabs)
          if (other !== tab() && !other.closed)
            queueMicrotask(() => other.closed || other.sync.onWaitingTicksChanged())
      }
      return {
        keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => {
          texts.set(key, text)
          tellOthers()
          return true
        },
        remove: (key) => {
          if (texts.delete(key)) tellOthers()
        },
      }
    }

    function open(userId = 'ada'): Tab {
      const cache = createProgressCache()
      const clock = { now: () => time, random: () => 0.5 }
      const sync = createProgressSync({
        userId,
        cache,
        waitingTicks: createWaitingTicks(
          storageOf(() => tab),
          userId,
          clock,
        ),
        ...clock,
        isStillMe: async () => {
          if (!online) throw new TypeError('Failed to fetch')
          return session.userId === userId
        },
        send: (change) =>
          new Promise((resolve, reject) => {
            if (refusal) return reject(refusal)
            if (!online) return reject(new TypeError('Failed to fetch'))
            underway.push({
              tab,
              settle(fate) {
                if (fate === 'never arrives') return reject(new TypeError('Failed to fetch'))
                try {
                  const reply = server.save(change)
                  if (fate === 'arrives') resolve(reply)
                  else reject(new TypeError('Failed to fetch'))
                } catch (error) {
                  reject(error)
                }
              },
            })
          }),
        exclusively: (id, task) =>
          new Promise((resolve, reject) => {
            const queue = turns.get(id) ?? []
            turns.set(id, queue)
            const next = () => {
              queue.shift()
              queue[0]?.run()
            }
            queue.push({ tab, run: () => void task().then(resolve, reject).finally(next) })
            if (queue.length === 1) queue[0]?.run()
          }),
        later(delayMs, task) {
          const timer = { at: time + delayMs, task }
          timers.add(timer)
          return () => timers.delete(timer)
        },
        onSaved: (reply) => {
          for (const other of browser.tabs) if (other !== tab && !other.closed) other.sync.adopt(reply)
        },
        onRefused: (sentence) => tab.toasts.push(sentence),
        onSignedOut: (sentence) => tab.signedOut.push(sentence),
      })
      const tab: Tab = { sync, cache, browser, closed: false, toasts: [], signedOut: [] }
      browser.tabs.push(tab)
      if (userId === session.userId)
        sync.adopt({ patternId, problemsSolved: server.maskOf(userId), version: 0 })
      sync.saveWaiting()
      return tab
    }
    return browser
  }

  return {
    server,
    openBrowser,
    session,
    setOnline(value: boolean) {
      online = value
      if (!value) for (const request of underway.splice(0)) request.settle('never arrives')
    },
    setRefusal(error: ApiError | undefined) {
      refusal = error
    },
    underway,
    /** A closed tab gives up its turns; what it had under way either arrived or did not. */
    close(tab: Tab, fate: Fate) {
      tab.closed = true
      tab.sync.stop()
      const gone = underway.filter((request) => request.tab === tab)
      for (const request of gone) {
        underway.splice(underway.indexOf(request), 1)
        request.settle(fate)
      }
    },
    async rest() {
      for (let i = 0; i < 60; i++) await Promise.resolve()
    },
    async deliver(fate: Fate = 'arrives') {
      underway.shift()?.settle(fate)
      await this.rest()
    },
    async pass(ms: number) {
      time += ms
      for (const timer of [...timers].sort((a, b) => a.at - b.at))
        if (timer.at <= time && timers.delete(timer)) timer.task()
      await this.rest()
    },
    async calmDown() {
      this.setOnline(true)
      await this.rest()
      for (let round = 0; round < 40; round++) {
        while (underway.length > 0) await this.deliver()
        await this.pass(40_000)
      }
    },
  }
}

const maskOn = (tab: { cache: ReturnType<typeof createProgressCache> }, id = patternId) =>
  tab.cache.read().get(id)?.mask ?? 0
const waitingOn = (tab: { cache: ReturnType<typeof createProgressCache> }, id = patternId) =>
  tab.cache.read().get(id)?.waiting ?? 0

describe('ticking', () => {
  test('shows at once, takes one request, and is stored', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(patternId, 2)
    expect(maskOn(tab)).toBe(0b100)
    await world.rest()
    await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b100)
    expect(world.server.requests).toHaveLength(1)
    expect(tab.browser.texts.size).toBe(0)
    expect(waitingOn(tab)).toBe(0)
  })

  test('rapid ticks go in at most one request at a time, and none is left out', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (let problem = 0; problem < 6; problem++) tab.sync.toggle(patternId, problem)
    await world.rest()
    expect(world.underway).toHaveLength(1)
    while (world.underway.length > 0) await world.deliver()
    expect(world.server.maskOf('ada')).toBe(0b111111)
    expect(world.server.requests.length).toBeLessThanOrEqual(2)
  })

  test('always says what it changed: base and new differ in exactly the ticked problems', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [here, there] = [browser.open(), world.openBrowser().open()]
    there.sync.toggle(patternId, 5)
    await world.calmDown()
    here.sync.toggle(patternId, 0)
    await world.calmDown()
    const last = world.server.requests.at(-1)
    expect((last?.baseProblemsSolved ?? 0) ^ (last?.problemsSolved ?? 0)).toBe(0b1)
    expect(world.server.maskOf('ada')).toBe(0b100001)
    expect(maskOn(here), 'a merged answer repaints').toBe(0b100001)
  })
})

describe('a server that is away', () => {
  test('keeps the tick on the screen, says within two seconds that it waits, and saves it later', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setOnline(false)
    tab.sync.toggle(patternId, 1)
    await world.pass(2000)
    expect(maskOn(tab)).toBe(0b10)
    expect(waitingOn(tab)).toBe(0b10)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b10)
    expect(waitingOn(tab)).toBe(0)
    expect(tab.toasts).toEqual([])
  })

  test('a request that hangs is shown as waiting too', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(patternId, 1)
    await world.rest()
    expect(waitingOn(tab)).toBe(0)
    await world.pass(showWaitingAfterMs)
    expect(waitingOn(tab)).toBe(0b10)
  })

  test.each([500, 503, 429, 502])('status %i keeps the tick; Retry-After is respected', async (status) => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    world.setRefusal(new ApiError(status, '{"message":"Later.","retryAfterSeconds":20}', ''))
    tab.sync.toggle(patternId, 1)
    await world.rest()
    expect(waitingOn(tab)).toBe(0b10)
    world.setRefusal(undefined)
    tab.sync.saveWaiting()
    await world.pass(19_000)
    tab.sync.toggle(patternId, 3)
    await world.rest()
    expect(world.underway, 'not asked before its time').toHaveLength(0)
    await world.pass(1500)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1010)
  })

  test('ticks outlive closing the browser', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    world.setOnline(false)
    const tab = browser.open()
    tab.sync.toggle(patternId, 0)
    await world.rest()
    world.close(tab, 'never arrives')
    const reopened = browser.open()
    expect(maskOn(reopened)).toBe(0b1)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })

  test('ticks of a tab that closed are saved by the tab that stays', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const [goes, stays] = [browser.open(), browser.open()]
    goes.sync.toggle(patternId, 0)
    world.close(goes, 'never arrives')
    await world.rest()
    expect(maskOn(stays)).toBe(0b1)
    await world.pass(4000)
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b1)
  })
})

describe('a server that refuses', () => {
  test('puts exactly that tick back and says why', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    for (const problem of [0, 9, 1]) tab.sync.toggle(patternId, problem)
    await world.calmDown()
    expect(maskOn(tab)).toBe(0b11)
    expect(world.server.maskOf('ada')).toBe(0b11)
    expect(tab.toasts).toEqual(["problemsSolved has bits outside this pattern's 6 problems."])
    expect(tab.browser.texts.size).toBe(0)
  })

  test('an unknown pattern is put back', async () => {
    const world = createWorld()
    const tab = world.openBrowser().open()
    tab.sync.toggle(99, 0)
    await world.calmDown()
    expect(maskOn(tab, 99)).toBe(0)
    expect(tab.toasts).toEqual(['Pattern not found.'])
  })
})

describe('people who share a browser', () => {
  test('a tick made after the session ended waits for its owner and never reaches another account', async () => {
    const world = createWorld()
    const browser = world.openBrowser()
    const ada = browser.open()
    world.session.userId = null
    ada.sync.toggle(patternId, 0)
    await world.calmDown()
    expect(ada.signedOut[0]).toBe('User not authenticated')
    expect(maskOn(ada)).toBe(0b1)

    world.session.userId = 'grace'
    const grace = browser.open('grace')
    ada.sync.toggle(patternId, 1)
    await world.calmDown()
    expect(world.server.maskOf('grace')).toBe(0)
    expect(maskOn(grace)).toBe(0)

    world.close(ada, 'never arrives')
    world.close(grace, 'never arrives')
    world.session.userId = 'ada'
    browser.open()
    await world.calmDown()
    expect(world.server.maskOf('ada')).toBe(0b11)
  })

  test('a tab that was told of another sign-in asks who is signed in before it sends', async () => {
    const world = createWorld()
    const ada = world.openBrowser().open()
    world.session.userId = 'grace'
    ada.sync.doubtIdentity()
    ada.sync.toggle(patternId, 0)
    await world.calmDown()
    expect(world.server.requests).toEqual([])
    expect(world.server.maskOf('grace')).toBe(0)
  })
})

test('an answer for another account is not taken for ours', async () => {
  const world = createWorld()
  const ada = world.openBrowser().open()
  world.session.userId = 'grace'
  ada.sync.toggle(patternId, 0)
  await world.rest()
  await world.deliver()
  expect(ada.signedOut).toEqual(['User not authenticated'])
  world.session.userId = 'ada'
  ada.sync.saveWaiting()
  await world.calmDown()
  expect(world.server.maskOf('ada')).toBe(0b1)
})

test('no order of two tabs, lost requests, lost answers, outages and reloads loses a tick', async () => {
  const tabIndex = fc.nat(1)
  const fate = fc.constantFrom<Fate>('arrives', 'never arrives', 'answer is lost')
  const event = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('toggle' as const), tab: tabIndex, problem: fc.nat(2) }),
    },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('deliver' as const), fate }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('reload' as const), tab: tabIndex, fate }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('network' as const), online: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constant('time' as const), ms: fc.constantFrom(10, 1600, 5000) }),
    },
    // A second device, always up to date, that keeps to problems 3 to 5.
    {
      weight: 1,
      arbitrary: fc.record({ what: fc.constant('device' as const), problem: fc.integer({ min: 3, max: 5 }) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const world = createWorld()
      const browser = world.openBrowser()
      const tabs = [browser.open(), browser.open()]
      let wished = 0

      for (const happening of events) {
        if (happening.what === 'toggle') {
          const tab = tabs[happening.tab]
          if (!tab) continue
          tab.sync.toggle(patternId, happening.problem)
          wished = withProblem(wished, happening.problem, isSolved(maskOn(tab), happening.problem))
        } else if (happening.what === 'deliver') await world.deliver(happening.fate)
        else if (happening.what === 'network') world.setOnline(happening.online)
        else if (happening.what === 'time') await world.pass(happening.ms)
        else if (happening.what === 'device') {
          const base = world.server.maskOf('ada')
          const problemsSolved = base ^ (1 << happening.problem)
          world.server.save({ patternId, problemsSolved, baseProblemsSolved: base })
          wished = withProblem(wished, happening.problem, isSolved(problemsSolved, happening.problem))
        } else {
          const old = tabs[happening.tab]
          if (!old) continue
          world.close(old, happening.fate)
          tabs[happening.tab] = browser.open()
        }
        await world.rest()
      }
      await world.calmDown()

      expect(world.server.maskOf('ada')).toBe(wished)
      expect(browser.texts.size).toBe(0)
      for (const tab of tabs) {
        expect(waitingOn(tab)).toBe(0)
        expect(maskOn(tab) & 0b111).toBe(wished & 0b111)
      }
    }),
    { numRuns: 400 },
  )
})
