import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { networksOf } from '../limits/client-address.ts'
import type { Exchange } from './exchange.ts'
import { BodyReader } from './read-body.ts'

const limits = { bodyBytesInFlight: 300, bodyBytesInFlightAddress: 200 }

function sender(reader: BodyReader) {
  return (length: number | undefined, block: string, limit = 1000) => {
    const payload = new PassThrough()
    const headers = length === undefined ? {} : { 'content-length': String(length) }
    const exchange = { networks: networksOf(block), event: () => undefined }
    const text = reader.read({ headers } as FastifyRequest, payload, limit, exchange as unknown as Exchange)
    // Each test awaits it later.
    text.catch(() => undefined)
    return { payload, text }
  }
}

test('a body is read whole, whatever its chunks are', async () => {
  const { payload, text } = sender(new BodyReader(limits))(7, 'a')
  for (const byte of Buffer.from('añ€b')) payload.write(Buffer.of(byte))
  payload.end()
  expect(await text).toBe('añ€b')
})

test('unfinished bodies count by address and in total until they end or break off', async () => {
  const send = sender(new BodyReader(limits))
  const first = send(200, 'a')
  await expect(send(1, 'a').text).rejects.toMatchObject({
    code: 'limited',
    details: { retryAfterSeconds: 5 },
  })
  const second = send(100, 'b')
  await expect(send(1, 'c').text).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The server is receiving too much data right now. Please try again in a few seconds.',
    details: { retryAfterSeconds: 5 },
  })

  first.payload.end('short')
  expect(await first.text).toBe('short')
  second.payload.destroy()
  await expect(second.text).rejects.toMatchObject({
    message: 'The request ended before it was complete.',
  })
  const third = send(200, 'a')
  third.payload.end()
  expect(await third.text).toBe('')
})

test('a body without an announced length counts with its limit, and may not exceed it', async () => {
  const send = sender(new BodyReader(limits))
  const { payload, text } = send(undefined, 'a', 150)
  await expect(send(51, 'a').text).rejects.toMatchObject({ code: 'limited' })
  payload.write('x'.repeat(151))
  await expect(text).rejects.toMatchObject({ code: 'too_large', message: 'Request too large.' })
  await expect(send(1001, 'a').text).rejects.toMatchObject({ code: 'too_large' })
})

test('all blocks of one IPv6 /48 together may send four times as much as one address', async () => {
  const send = sender(new BodyReader({ bodyBytesInFlight: 2000, bodyBytesInFlightAddress: 200 }))
  const ofSite = (block: number) => send(200, `2001:db8:1:${block.toString(16)}::/64`)
  for (let block = 0; block < 4; block += 1) ofSite(block)
  await expect(ofSite(0x100).text).rejects.toMatchObject({ code: 'limited' })
  const other = send(200, '2001:db8:2:0::/64')
  other.payload.end()
  expect(await other.text).toBe('')
})
