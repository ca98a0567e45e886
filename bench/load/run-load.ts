import { Agent } from 'node:http'
import type { Learner } from './learner.ts'

/** Times of all calls of a name, in ms. */
type Times = Map<string, number[]>

export interface LoadResult {
  readonly times: Times
  /** Answers other than success, by call and status; 0 is no answer. */
  readonly failures: ReadonlyMap<string, number>
  /** Calls begun, and how long it took until the last was answered. */
  readonly calls: number
  readonly seconds: number
}

interface Load {
  readonly origin: string
  /** Each has its share of the learners, so that nobody does two things at once. */
  readonly connections: number
  readonly learners: readonly Learner[]
  readonly seconds: number
  /** Calls begun a second, evenly; as fast as answers come when absent. */
  readonly rate?: number
}

/**
 * Lets learners act for some seconds. At a given rate a call's time counts from when it was due, so a server that
 * stands still for a second is not told from one that makes everybody wait for a second.
 */
export async function runLoad({ origin, connections, learners, seconds, rate }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  const times: Times = new Map()
  const failures = new Map<string, number>()
  const startedAt = performance.now()
  let begun = 0
  /** When the next call is due; undefined when the time is up. */
  const nextDue = (): number | undefined => {
    const now = performance.now()
    const due = rate === undefined ? now : startedAt + (1000 * begun) / rate
    if (due >= startedAt + seconds * 1000) return undefined
    begun += 1
    return due
  }
  const act = async (connection: number) => {
    const own = learners.filter((_, index) => index % connections === connection)
    for (let due = nextDue(); due !== undefined; due = nextDue()) {
      await until(due)
      const learner = own[Math.floor(Math.random() * own.length)]
      if (!learner) return
      const call = learner.next(Math.random())
      const status = await learner.send(call, origin, agent)
      const ms = performance.now() - due
      const known = times.get(call.name)
      if (known) known.push(ms)
      else times.set(call.name, [ms])
      if (status < 200 || status >= 300) {
        const name = `${call.name}: ${status}`
        failures.set(name, (failures.get(name) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => act(connection)))
  agent.destroy()
  return { times, failures, calls: begun, seconds: (performance.now() - startedAt) / 1000 }
}

async function until(due: number): Promise<void> {
  const ms = due - performance.now()
  if (ms > 1) await new Promise((resolve) => setTimeout(resolve, ms))
}
