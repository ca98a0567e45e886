import { ApiError } from '#platform/web/call-api.ts'
import { countSolved, fullMask, isMaskFor, mergeChange } from '#progress/rules.ts'
import { createProgressCache } from '#progress/web/tick/progress-cache.ts'
import { createProgressSync, type SaveReply, type SolvedChange } from '#progress/web/tick/progress-sync.ts'
import { createWaitingTicks, type TextStorage } from '#progress/web/tick/waiting-ticks.ts'

const problemCount = 6
export const patternId = 1

/** Implements the contract: merges by base, refuses unknown bits, increments the version. */
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

export type Outcome = 'succeeds' | 'request lost' | 'reply lost'

/** Simulated browsers, tabs, network and clock, controlled step by step by the test. */
export function createWorld(session: { userId: string | null } = { userId: 'ada' }) {
  const server = fakeServer(session)
  let time = 1_760_000_000_000
  let online = true
  let refusal: ApiError | undefined
  const timers = new Set<{ at: number; task: () => void }>()
  const inFlight: { tab: Tab; settle: (outcome: Outcome) => void }[] = []

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

    function storageOf(tab: () => Tab): TextStorage {
      const notifyOthers = () => {
        for (const other of browser.tabs)
          if (other !== tab() && !other.closed)
            queueMicrotask(() => other.closed || other.sync.onWaitingTicksChanged())
      }
      return {
        keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => {
          texts.set(key, text)
          notifyOthers()
          return true
        },
        remove: (key) => {
          if (texts.delete(key)) notifyOthers()
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
        isStillSignedIn: async () => {
          if (!online) throw new TypeError('Failed to fetch')
          return session.userId === userId
        },
        send: (change) =>
          new Promise((resolve, reject) => {
            if (refusal) return reject(refusal)
            if (!online) return reject(new TypeError('Failed to fetch'))
            inFlight.push({
              tab,
              settle(outcome) {
                if (outcome === 'request lost') return reject(new TypeError('Failed to fetch'))
                try {
                  const reply = server.save(change)
                  if (outcome === 'succeeds') resolve(reply)
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
        schedule(delayMs, task) {
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
      if (!value) for (const request of inFlight.splice(0)) request.settle('request lost')
    },
    setRefusal(error: ApiError | undefined) {
      refusal = error
    },
    inFlight,
    /** A closed tab releases its locks. Its requests in flight either arrived or did not. */
    close(tab: Tab, outcome: Outcome) {
      tab.closed = true
      tab.sync.stop()
      const gone = inFlight.filter((request) => request.tab === tab)
      for (const request of gone) {
        inFlight.splice(inFlight.indexOf(request), 1)
        request.settle(outcome)
      }
    },
    async settle() {
      for (let i = 0; i < 60; i++) await Promise.resolve()
    },
    async deliver(outcome: Outcome = 'succeeds') {
      inFlight.shift()?.settle(outcome)
      await this.settle()
    },
    async pass(ms: number) {
      time += ms
      for (const timer of [...timers].sort((a, b) => a.at - b.at))
        if (timer.at <= time && timers.delete(timer)) timer.task()
      await this.settle()
    },
    async finish() {
      this.setOnline(true)
      await this.settle()
      for (let round = 0; round < 40; round++) {
        while (inFlight.length > 0) await this.deliver()
        await this.pass(40_000)
      }
    },
  }
}

export const maskOn = (tab: { cache: ReturnType<typeof createProgressCache> }, id = patternId) =>
  tab.cache.read().get(id)?.mask ?? 0
export const waitingOn = (tab: { cache: ReturnType<typeof createProgressCache> }, id = patternId) =>
  tab.cache.read().get(id)?.waiting ?? 0
