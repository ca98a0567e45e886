import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../endpoint.ts'
import {
  type CompressedForm,
  compressAll,
  compressOnce,
  type Encoding,
  encodingFor,
  paysToCompress,
  takes,
} from './compression.ts'
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
  const ready = { etag: etagOf(answer.json), forms: compressAll(Buffer.from(answer.json)) }
  prepared.set(answer, ready)
  return ready
}

/** Packed versions by tag and encoding, the one used longest ago first. */
const keptForms = new Map<string, Promise<CompressedForm>>()
/** Some megabytes of the longest answers there are: what was not packed is up to ten times as long, and not kept. */
const mostKeptForms = 64

function versionForm(etag: string, wanted: Encoding, write: () => string): Promise<CompressedForm> {
  if (wanted === 'identity') return compressOnce(Buffer.from(write()), wanted)
  const key = `${etag} ${wanted}`
  const form = keptForms.get(key) ?? pack(key, wanted, write)
  keptForms.delete(key)
  keptForms.set(key, form)
  for (const oldest of keptForms.keys()) {
    if (keptForms.size <= mostKeptForms) break
    keptForms.delete(oldest)
  }
  return form
}

/** One that could not be packed is not kept: whoever asks next has it tried again. */
function pack(key: string, wanted: Encoding, write: () => string): Promise<CompressedForm> {
  const form = compressOnce(Buffer.from(write()), wanted)
  form.catch(() => {
    if (keptForms.get(key) === form) keptForms.delete(key)
  })
  return form
}

function etagOf(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}

/**
 * Strips the reply to the endpoint's schema and sends it, compressed when that pays. Only a stream is given back: to the
 * framework a reply is also a promise, and to wait for one that is sent already costs a turn.
 */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
): Promise<FastifyReply | undefined> {
  if (result instanceof StreamedAnswer) return sendStream(request, reply, result)
  const wanted = encodingFor(request.headers['accept-encoding'])
  void reply.header('content-type', jsonType)
  if (result instanceof PreparedAnswer) {
    const { etag, forms } = readyForm(result)
    if (isKnown(request, reply, etag)) return sendUnchanged(reply)
    return sendForm(reply, forms[wanted], wanted)
  }
  if (result instanceof VersionedAnswer) {
    const etag = etagOf(result.version)
    if (isKnown(request, reply, etag)) return sendUnchanged(reply)
    const packed = takes(request.headers['accept-encoding'], 'gzip') ? result.gzip() : undefined
    if (packed) return sendForm(reply, packed, 'gzip')
    const form = await versionForm(etag, wanted, result.write)
    return sendForm(reply, form.body, form.encoding)
  }
  const json = JSON.stringify(endpoint.reply.parse(result))
  if (endpoint.cacheable && isKnown(request, reply, etagOf(json))) return sendUnchanged(reply)
  if (!endpoint.cacheable) void reply.header('cache-control', 'no-store')
  if (!paysToCompress(json.length, wanted)) return sendForm(reply, json, 'identity')
  const form = await compressOnce(Buffer.from(json), wanted)
  return sendForm(reply, form.body, form.encoding)
}

function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
  return request.headers['if-none-match'] === etag
}

function sendUnchanged(reply: FastifyReply): undefined {
  void reply.code(304).send()
}

function sendForm(reply: FastifyReply, body: Buffer | string, encoding: Encoding): undefined {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.send(body)
}
