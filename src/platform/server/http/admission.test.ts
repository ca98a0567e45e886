import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rawRequest, sendRaw } from '#testing/server/raw-request.ts'
import { readConfig } from '../config.ts'
import { ClientAddresses } from '../limits/client-address.ts'
import { createAdmission } from './admission.ts'
import type { AppError } from './errors.ts'
import { RequestHead } from './exchange.ts'

/** An upgrade to a WebSocket is admitted like a call: this handler uses no part of the HTTP layer but the admission. */
let server: Server
let events: string[]

const config = readConfig({
  PUBLIC_URL: 'http://localhost:3000',
  LIMIT_ANONYMOUS_BURST: '3',
  LIMIT_MEMBER_BURST: '4',
})

beforeEach(async () => {
  events = []
  const admit = createAdmission(config, {
    identify: async (head) => (head.cookie('sid') === 'ada' ? { userId: 'ada', sessionId: '1' } : null),
    isOperator: async () => false,
  })
  const log = { info: () => undefined }
  const settings = {
    isHttps: false,
    addresses: new ClientAddresses([], 'key'),
    onEvent: (name: string) => void events.push(name),
  }
  server = createServer().on('upgrade', (request, socket) => {
    const answer = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\n\r\n`)
    admit(new RequestHead(request, log, settings), { access: 'member', isUpgrade: true }).then(
      (caller) => answer(`101 ${caller?.userId}`),
      (error: AppError) => answer(`${error.status} ${error.code}`),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => server.close())

async function upgrade(path: string, ...lines: readonly string[]): Promise<number> {
  const request = rawRequest('GET', path, ['Upgrade: websocket', ...lines])
  const bytes = request.replace('Connection: close', 'Connection: Upgrade')
  return (await sendRaw((server.address() as AddressInfo).port, bytes)).status
}

const ours = 'Origin: http://localhost:3000'
const session = 'Cookie: sid=ada'

test('a member of this site is admitted', async () => {
  expect(await upgrade('/ws/rooms/1', ours, session)).toBe(101)
})

test.each([
  ['another site', 403, ['Origin: https://evil.example', session]],
  ['another port', 403, ['Origin: http://localhost:3001', session]],
  ['a client that names no origin', 403, [session]],
  ['a client that only claims to be of this site', 403, ['Sec-Fetch-Site: same-origin', session]],
  ['a visitor without a session', 401, [ours]],
  ['an ended session', 401, [ours, 'Cookie: sid=old']],
])('%s is refused with %i', async (_, status, lines) => {
  expect(await upgrade('/ws/rooms/1', ...lines)).toBe(status)
})

test('a path in another spelling is not found', async () => {
  expect(await upgrade('/ws//rooms/1', ours, session)).toBe(404)
})

test('the limit of an address is checked first, and the limit of a member last', async () => {
  for (let i = 0; i < 3; i++) expect(await upgrade('/ws/rooms/1', ours)).toBe(401)
  expect(await upgrade('/ws/rooms/1', 'Origin: https://evil.example')).toBe(429)
  for (let i = 0; i < 4; i++) expect(await upgrade('/ws/rooms/1', ours, session)).toBe(101)
  expect(await upgrade('/ws/rooms/1', 'Origin: https://evil.example', session)).toBe(403)
  expect(await upgrade('/ws/rooms/1', ours, session)).toBe(429)
  expect(events).toEqual(['limit_reached', 'limit_reached'])
})
