import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { compress, encodingFor } from './compression.ts'
import { StreamedAnswer } from './route.ts'
import { sendStream } from './stream-reply.ts'

/** Removes fields that are not in the endpoint's schema and sends the reply, compressed if it is long enough. */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
): Promise<FastifyReply> {
  if (result instanceof StreamedAnswer) return sendStream(request, reply, result)
  const json = Buffer.from(JSON.stringify(endpoint.reply.parse(result)))
  void reply.header('content-type', 'application/json; charset=utf-8')
  if (endpoint.cacheable) {
    const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`
    void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  } else {
    void reply.header('cache-control', 'no-store')
  }
  const { body, encoding } = await compress(json, encodingFor(request.headers['accept-encoding']))
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body)
}
