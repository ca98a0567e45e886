import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../endpoint.ts'
import { type CompressedForm, compressAll, compressOnce, type Encoding, encodingFor } from './compression.ts'
import { PreparedAnswer, StreamedAnswer, VersionedAnswer } from './route.ts'
import { sendStream } from './stream-answer.ts'

const jsonType = 'application/json; charset=utf-8'

interface Ready {
  readonly etag: string
  readonly forms: Readonly<Record<Encoding, Buffer>>
}

const prepared = new WeakMap<PreparedAnswer, Ready>()

function readyForm(answer: PreparedAnswer): Ready {
  const known = prepared.get(answer)
  if (known) return known
  const body = Buffer.from(answer.json)
  const ready = { etag: etagOf(body), forms: compressAll(body) }
  prepared.set(answer, ready)
  return ready
}

/** Packed versions by tag and encoding, the one used longest ago first. */
const keptForms = new Map<string, Promise<CompressedForm>>()
/** Some megabytes of the longest answers there are. */
const mostKeptForms = 64

function versionForm(etag: string, wanted: Encoding, write: () => string): Promise<CompressedForm> {
  const key = `${etag} ${wanted}`
  const form = keptForms.get(key) ?? compressOnce(Buffer.from(write()), wanted)
  keptForms.delete(key)
  keptForms.set(key, form)
  for (const oldest of keptForms.keys()) {
    if (keptForms.size <= mostKeptForms) break
    keptForms.delete(oldest)
  }
  return form
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Strips the reply to the endpoint's schema and sends it, compressed when that pays. */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
): Promise<FastifyReply> {
  if (result instanceof StreamedAnswer) return sendStream(request, reply, result)
  const wanted = encodingFor(request.headers['accept-encoding'])
  void reply.header('content-type', jsonType)
  if (result instanceof PreparedAnswer) {
    const { etag, forms } = readyForm(result)
    return isKnown(request, reply, etag) ? reply.code(304).send() : sendForm(reply, forms[wanted], wanted)
  }
  if (result instanceof VersionedAnswer) {
    const etag = etagOf(Buffer.from(result.version))
    if (isKnown(request, reply, etag)) return reply.code(304).send()
    const form = await versionForm(etag, wanted, result.write)
    return sendForm(reply, form.body, form.encoding)
  }
  const body = Buffer.from(JSON.stringify(endpoint.reply.parse(result)))
  if (endpoint.cacheable && isKnown(request, reply, etagOf(body))) return reply.code(304).send()
  if (!endpoint.cacheable) void reply.header('cache-control', 'no-store')
  const form = await compressOnce(body, wanted)
  return sendForm(reply, form.body, form.encoding)
}

function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
  return request.headers['if-none-match'] === etag
}

function sendForm(reply: FastifyReply, body: Buffer, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body)
}
