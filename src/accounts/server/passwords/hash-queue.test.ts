import { expect, test } from 'vitest'
import { type HashClient, HashQueue } from './hash-queue.ts'

const stranger = (block: string): HashClient => ({ networks: [{ block, factor: 1 }], isKnown: false })
const known: HashClient = { networks: [{ block: 'any', factor: 1 }], isKnown: true }

/** Occupies slots until its work is released, and records who started. */
function queueOf(count: number, waitMs: number) {
  const queue = new HashQueue(count, waitMs)
  const started: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string, client: HashClient) => {
    const done = queue.run(client, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
    return done.then(
      () => 'done',
      (error: Error) => error.message,
    )
  }
  return { run, started, endFirst: () => ends.shift()?.() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a quarter is reserved for known clients, and one network gets half', async () => {
  const { run, started } = queueOf(8, 60_000)
  for (let i = 0; i < 10; i += 1) void run('flood', stranger('a'))
  for (let i = 0; i < 10; i += 1) void run('others', stranger(`b${i}`))
  for (let i = 0; i < 3; i += 1) void run('known', known)
  await settled()
  expect(started).toEqual([...Array(4).fill('flood'), 'others', 'others', 'known', 'known'])
})

test('a free slot goes to known clients first, then to the network with the fewest running', async () => {
  const { run, started, endFirst } = queueOf(4, 60_000)
  void run('first', stranger('a'))
  void run('second', stranger('b'))
  void run('third', stranger('b'))
  void run('known', known)
  void run('again', stranger('b'))
  void run('newcomer', stranger('c'))
  void run('known, later', known)
  await settled()
  for (let i = 0; i < 3; i += 1) {
    endFirst()
    await settled()
  }
  expect(started).toEqual(['first', 'second', 'third', 'known', 'known, later', 'newcomer', 'again'])
})

test('whoever waits too long, or behind too many of the same network, is asked to come back', async () => {
  const { run, endFirst, started } = queueOf(1, 20)
  const running = run('running', stranger('a'))
  const waiting = Array.from({ length: 41 }, () => run('waiting', stranger('a')))
  const busy = 'The server is temporarily unavailable. Please try again.'
  expect(await waiting.at(-1)).toBe(busy)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([busy]))
  endFirst()
  expect(await running).toBe('done')
  const later = run('later', stranger('a'))
  await settled()
  endFirst()
  expect(await later).toBe('done')
  expect(started).toEqual(['running', 'later'])
})
