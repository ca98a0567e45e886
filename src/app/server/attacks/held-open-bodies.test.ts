import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { type HeldSocket, holdSockets, peakMemory } from '#testing/server/held-sockets.ts'
import { type ProductProcess, startProductProcess } from '#testing/server/product-process.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let member: TestMember
let product: ProductProcess
let held: readonly HeldSocket[] = []

const wide = '1000000'

const server = await sharedServer()
beforeAll(async () => {
  member = await aMember(server)
})
beforeEach(async () => {
  product = await startProductProcess({
    ...server.productSettings,
    LOG_LEVEL: 'info',
    // Only the limits of bytes are tested here.
    LIMIT_ANONYMOUS_BURST: wide,
    LIMIT_MEMBER_BURST: wide,
    LIMIT_WRITES_PER_MINUTE: wide,
  })
})
afterEach(() => {
  for (const { socket } of held) socket.destroy()
  product.child.kill('SIGKILL')
})

const head = (path: string, lines: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost:3000', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )

/** Sends every byte of the body but the last one. */
const withoutItsEnd = (path: string, length: number, lines: readonly string[] = []) =>
  head(path, [`Content-Length: ${length}`, ...lines]) + ' '.repeat(length - 1)

describe('hundreds of bodies that never end take less than 150 MB', () => {
  let atRest = 0
  const pid = () => product.child.pid ?? 0
  beforeEach(async () => {
    await fetch(`${product.origin}/readyz`)
    atRest = peakMemory(pid())
  })
  afterEach(async () => {
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200)
    expect(peakMemory(pid()) - atRest).toBeLessThan(150 * 1024 * 1024)
  })

  test('without a session, at the import for operators', async () => {
    const bytes = withoutItsEnd('/api/operator/import', 1_000_000, ['Cookie: sid=x'])
    held = await holdSockets(product.origin, 300, bytes)
    // A client that is still sending may lose the answer when the server closes the connection.
    const waiting = () => held.filter(({ socket, received }) => received() === '' && !socket.destroyed)
    await expect.poll(waiting).toEqual([])
    expect(held.map(({ received }) => received().slice(0, 12))).toContain('HTTP/1.1 404')
  })

  test('signed in: the bytes of one address are limited', async () => {
    const cookie = `Cookie: ${member.jar.header()}`
    held = await holdSockets(product.origin, 400, withoutItsEnd('/api/progress/import', 500_000, [cookie]))
    const refused = () => held.filter(({ received }) => received() !== '')
    await expect.poll(() => refused().length).toBe(400 - 16)
    const answer = refused()[0]?.received()
    expect(answer).toMatch(/^HTTP\/1.1 429 .*retry-after: 5/is)
    expect(answer).toContain(
      'Too many requests are arriving from your address at once. Please wait 5 seconds.',
    )
  })
})

test.each([
  ['POST /api/operator/import', 404, 'There is nothing at this address.'],
  ['POST /api/nothing', 404, 'There is nothing at this address.'],
  ['POST /api/progress/import', 401, 'Authentication required. Please sign in.'],
])('%s refuses an anonymous caller without reading the body', async (call, status, message) => {
  const path = call.slice('POST '.length)
  const lines = ['Content-Length: 500000']
  held = [
    ...(await holdSockets(product.origin, 1, head(path, lines))),
    ...(await holdSockets(product.origin, 1, head(path, [...lines, 'Cookie: sid=x']))),
  ]
  for (const { socket, received } of held) {
    await expect.poll(received).toContain(message)
    expect(received()).toContain(`HTTP/1.1 ${status} `)
    // Its client never sends the body, so the connection is closed.
    await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true)
  }
})
