import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HeldSocket, holdSockets, openDescriptors } from '#testing/server/held-sockets.ts'
import { type ProductProcess, startProductProcess } from '#testing/server/product-process.ts'

let folder: string
let product: ProductProcess
let held: readonly HeldSocket[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-connections-'))
})
afterEach(() => {
  for (const { socket } of held) socket.destroy()
  product.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const unfinished = {
  'clients that send nothing': '',
  'headers that never end': 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-Slow: ',
  'bodies that never come':
    'POST /api/login HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  'requests that are not HTTP': 'hello\r\n\r\n',
}

test('the descriptors of dead connections return', async () => {
  product = await startProductProcess({ DATA_DIR: folder, REQUEST_TIMEOUT_SECONDS: '2' })
  const pid = product.child.pid ?? 0
  const atRest = openDescriptors(pid)
  const sockets = await Promise.all(
    Object.values(unfinished).map((bytes) => holdSockets(product.origin, 20, bytes)),
  )
  held = sockets.flat()
  await expect.poll(() => openDescriptors(pid)).toBeGreaterThan(atRest + 50)
  await expect.poll(() => openDescriptors(pid)).toBeLessThanOrEqual(atRest)
  const [silent, slow, withheld, garbage] = sockets.map((group) => group[0]?.received())
  for (const text of [silent, slow, withheld]) {
    expect(text).toContain('HTTP/1.1 408 ')
    expect(text).toContain('The request took too long to arrive.')
  }
  expect(garbage).toContain('HTTP/1.1 400 ')
})

test('320 silent clients of one address do not starve a server that may open 300 files', async () => {
  product = await startProductProcess({ DATA_DIR: folder }, ['prlimit', '--nofile=300'])
  held = await holdSockets(product.origin, 320, '', '127.0.0.2')
  // 100 files are for other uses, and one address may have a quarter of the connections.
  await expect
    .poll(() => held.filter(({ socket }) => !socket.readableEnded && !socket.destroyed))
    .toHaveLength(50)
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200)
})
