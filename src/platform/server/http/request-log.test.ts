import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { readConfig } from '../config.ts'
import { createHttpServer } from './http-server.ts'
import { route } from './route.ts'

test('every log line about a request has its request id', async () => {
  const lines: unknown[] = []
  const failing = endpoint({
    method: 'GET',
    path: '/api/failing',
    access: 'anyone',
    summary: 'Fails.',
    reply: z.object({}),
    readsOwnSession: true,
  })
  const server = await createHttpServer({
    config: readConfig({ LOG_LEVEL: 'info' }),
    routes: [
      route(failing, ({ exchange }) => {
        exchange.event('noticed')
        throw new Error('broken')
      }),
    ],
    identify: async () => null,
    isOperator: async () => false,
    logKey: 'key',
    ready: async () => undefined,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  const answer = await server.inject('/api/failing')
  const { requestId } = answer.json()
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(lines).toMatchObject([
    { requestId, level: 'info', event: 'noticed' },
    { requestId, level: 'error', err: { message: 'broken' } },
    { requestId, level: 'info', route: '/api/failing', status: 500 },
  ])
  await server.close()
})
