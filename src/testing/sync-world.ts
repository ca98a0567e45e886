import { ApiError } from '#platform/web/call-api.ts'
import type { TextStorage } from '#platform/web/waiting-items.ts'
import { createProgressSync, type SaveReply, type SolvedChange } from '#progress/web/tick/member-progress.ts'
import { createProgressCache } from '#progress/web/tick/progress-cache.ts'

const problemCount = 6

/** Implements the contract: sets and clears problems, refuses unknown ones, increments the version. */
function fakeServer(session: { userId: string | null }) {
  const stored = new Map<string, { solved: Set<number>; version: number }>()
  const of = (userId: string) => stored.get(userId) ?? { solved: new Set<number>(), version: 0 }
  return {
    session,
    maskOf: (userId: string) => maskOf(of(userId).solved),
    read: (userId: string) => ({ version: of(userId).version, solved: [...of(userId).solved] }),
    requests: [] as SolvedChange[],
    save(change: SolvedChange): SaveReply {
      this.requests.push(change)
      const { userId } = session
      if (userId === null) throw new ApiError(401, '{"message":"User not authenticated"}', '')
      const unknown = [...change.solved, ...change.unsolved].find((problem) => problem >= problemCount)
      if (unknown !== undefined)
        throw new ApiError(400, `{"message":"Problem ${unknown} is in no list."}`, '')
      const before = of(userId)
      const solved = new Set([...before.solved, ...change.solved])
      for (const problem of change.unsolved) solved.delete(problem)
      const version = before.version + 1
      stored.set(userId, { solved, version })
      return {
        userId,
        version,
        solved: [...solved],
        stats: {
          completedPatterns: 0,
          totalPatterns: 43,
          completionPercentage: 0,
          totalProblems: 412,
          solvedProblems: solved.size,
          completedCompanyQuestions: 0,
        },
      }
    },
  }
}

/** Problem i as bit i: short to write in tests. */
function maskOf(problems: ReadonlySet<number>): number {
  return [...problems].reduce((mask, problem) => mask | (1 << problem), 0)
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
    const turns: { tab: Tab | undefined; run: () => void }[] = []
    const browser = { texts, tabs: [] as Tab[], turns, open }

    function storageOf(tab: () => Tab): TextStorage {
      const notifyOthers = () => {
        for (const other of browser.tabs)
          if (other !== tab() && !other.closed) queueMicrotask(() => other.closed || other.sync.onOtherTab())
      }
      return {
        keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => {
          texts.set(key, text)
          notifyOthers()
        },
        remove: (key) => {
          if (texts.delete(key)) notifyOthers()
        },
      }
    }

    function open(userId = 'ada'): Tab {
      const cache = createProgressCache()
      const sync = createProgressSync(
        {
          userId,
          cache,
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
          onSaved: (reply) => {
            for (const other of browser.tabs) if (other !== tab && !other.closed) other.sync.adopt(reply)
          },
          onRefused: (sentence) => tab.toasts.push(sentence),
          onSignedOut: (sentence) => tab.signedOut.push(sentence),
        },
        {
          storage: storageOf(() => tab),
          now: () => time,
          random: () => 0.5,
          exclusively: (_, task) =>
            new Promise((resolve, reject) => {
              const next = () => {
                turns.shift()
                turns[0]?.run()
              }
              turns.push({ tab, run: () => void task().then(resolve, reject).finally(next) })
              if (turns.length === 1) turns[0]?.run()
            }),
          schedule(delayMs, task) {
            const timer = { at: time + delayMs, task }
            timers.add(timer)
            return () => timers.delete(timer)
          },
        },
      )
      const tab: Tab = { sync, cache, browser, closed: false, toasts: [], signedOut: [] }
      browser.tabs.push(tab)
      if (userId === session.userId) sync.adopt(server.read(userId))
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

type Shown = { cache: ReturnType<typeof createProgressCache> }

export const maskOn = ({ cache }: Shown) => maskOf(cache.read().solved)
export const waitingOn = ({ cache }: Shown) => maskOf(cache.read().waiting)
