import { createRequire } from 'node:module'
import { getHeapSpaceStatistics } from 'node:v8'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { createHttpServer } from '#platform/server/http-server.ts'
import { giveBackMemory } from './give-back-memory.ts'

const newSpace = () =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0) /
  1e6

test('the space for new objects is small again after the start', () => {
  // Much that outlives its first collection, as modules do, makes that space grow.
  let kept: object[] = []
  for (let n = 0; n < 2_000_000; n++) kept.push({ n })
  const grown = newSpace()
  expect(grown).toBeGreaterThan(8)
  kept = []
  giveBackMemory()
  expect(newSpace()).toBeLessThan(grown / 4)
})

test('compilers of schemas that no call has are not loaded', async () => {
  const isLoaded = () =>
    Object.keys(createRequire(import.meta.url).cache).some((path) => /\bajv\b/.test(path))
  const app = await createHttpServer({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    routes: [],
    identify: async () => null,
    logKey: 'test',
    ready: async () => undefined,
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(isLoaded()).toBe(false)
  await app.close()
  // What tells that the look at what is loaded is not blind.
  await Fastify().close()
  expect(isLoaded()).toBe(true)
})
