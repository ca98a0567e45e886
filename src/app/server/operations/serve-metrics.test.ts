import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from '#platform/server/http/http-server.ts'
import { aMember } from '#testing/people.ts'
import { startProductProcess } from '#testing/server/product-process.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

let served: MetricsServer

const server = await sharedServer()
afterEach(() => served.close())

const read = async (path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${served.port}${path}`)
  return { status: response.status, text: await response.text() }
}
const here = { port: 0, host: '127.0.0.1' }

test('requests are counted by route, and events by name', async () => {
  served = await serveMetrics(server.store, here)
  const app = await createHttpServer({
    config: server.config,
    routes: [],
    identify: async () => null,
    isOperator: async () => false,
    logKey: 'k',
    ready: () => Promise.resolve(),
    metrics: served.metrics,
    logTo: { write: () => undefined },
  })
  for (const url of ['/healthz', '/healthz', '/a-secret-address', '/another?q=secret'])
    await app.inject({ url })
  served.metrics.event('login_failed')
  await app.close()

  const { status, text } = await read()
  expect(status).toBe(200)
  expect(text).toContain('capra_request_seconds_count{route="/healthz",method="GET",status="200"} 2')
  expect(text).toContain('capra_request_seconds_count{route="unknown",method="GET",status="404"} 2')
  expect(text).toContain('capra_events_total{event="login_failed"} 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret')
})

test('the queue of mails and the store are reported', async () => {
  served = await serveMetrics(server.store, here)
  await aMember(server)
  const { text } = await read()
  expect(text).toContain('capra_store_up 1')
  expect(text).toContain('capra_mails{status="waiting"} 1')
  expect(text).toContain('capra_mails{status="dead"} 0')
})

test('an unavailable store is reported', async () => {
  const { store, remove } = await createTestDatabase({ milliseconds: 0 })
  served = await serveMetrics(store, here)
  await remove()
  const { status, text } = await read()
  expect(status).toBe(200)
  expect(text).toContain('capra_store_up 0')
  expect(text).not.toContain('capra_mails{')
})

test('the metrics port serves nothing else', async () => {
  served = await serveMetrics(server.store, here)
  expect((await read('/')).status).toBe(404)
  expect((await read('/api/user')).status).toBe(404)
})

test('the running product counts requests when metrics are on', async () => {
  served = await serveMetrics(server.store, here)
  const dataDir = mkdtempSync(join(tmpdir(), 'capra-metrics-'))
  const port = await aFreePort()
  const { child, origin } = await startProductProcess({ DATA_DIR: dataDir, METRICS_PORT: String(port) })
  await fetch(`${origin}/healthz`)
  const wanted = 'capra_request_seconds_count{route="/healthz",method="GET",status="200"} 1'
  const counted = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).includes(wanted)
  await expect.poll(counted).toBe(true)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
})

/** A port that was free just now: the product needs a port number before it starts. */
async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
