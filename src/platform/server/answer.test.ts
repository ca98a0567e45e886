import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { patternsApi } from '#patterns/contract.ts'
import { sendReply } from './answer.ts'
import { VersionedAnswer } from './route.ts'

const fault = vi.hoisted(() => ({ isOn: true }))
// The one part that cannot be made to fail from outside.
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>()
  type Done = (error: Error | null, packed?: Buffer) => void
  const gzip = (body: Buffer, options: object, done: Done) =>
    fault.isOn ? done(new Error('no memory')) : real.gzip(body, options, done)
  return { ...real, gzip }
})

test('an answer that could not be packed is packed again for whoever asks next', async () => {
  const app = Fastify()
  const text = JSON.stringify('long enough to be packed '.repeat(100))
  app.get('/', (request, reply) =>
    sendReply(request, reply, patternsApi.categories, new VersionedAnswer('1', () => text)),
  )
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect((await ask()).statusCode).toBe(500)
  fault.isOn = false
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip'])
  await app.close()
})
