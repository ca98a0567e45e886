import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { type ClientAddresses, networksOf, widestOf } from '../limits/client-address.ts'

/** How often Node looks for requests that take too long. */
const checkIntervalMs = 1000
/** How long a client may take to read a refusal before its socket is destroyed. */
const graceMs = 1000
/** Descriptors left for the store, pages, mail and the tutor's model. */
const otherFiles = 100
const longestHeadersMs = 10_000
/** The longest silence of a request: answers of the tutor take up to 75 seconds. */
export const longestSilenceMs = 90_000

/** Timeouts for requests that arrive slowly or never: the refusal comes within the configured time. */
export function timeoutsOf({ requestTimeoutSeconds }: Config) {
  const requestTimeout = requestTimeoutSeconds * 1000 - checkIntervalMs
  return {
    requestTimeout,
    headersTimeout: Math.min(longestHeadersMs, requestTimeout),
    connectionsCheckingInterval: checkIntervalMs,
  } satisfies ServerOptions
}

/**
 * Limits the connections of the process and of one address (a whole /48 for IPv6), and closes those whose request was refused before its body
 * was read. A trusted proxy brings the connections of many people, so it has no limit of its own.
 */
export function guardConnections(
  server: Server,
  { maxConnections }: Config,
  addresses: ClientAddresses,
): void {
  const most = Math.max(Math.min(maxConnections, allowedFiles() - otherFiles), 4)
  server.maxConnections = most
  const mostPerAddress = Math.ceil(most / 4)
  const countByAddress = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const block = addresses.blockOfPeer(socket)
    if (block === undefined) return
    const address = widestOf(networksOf(block)).block
    const count = (countByAddress.get(address) ?? 0) + 1
    if (count > mostPerAddress) return void socket.destroy()
    countByAddress.set(address, count)
    socket.once('close', () => {
      const left = (countByAddress.get(address) ?? 0) - 1
      if (left > 0) countByAddress.set(address, left)
      else countByAddress.delete(address)
    })
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (!request.complete) destroySoon(request.socket, () => request.complete)
    })
  })
}

/** How many files and sockets this process may open, where the system has /proc. */
function allowedFiles(): number {
  const limits = '/proc/self/limits'
  const soft = existsSync(limits) && /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1]
  return soft ? Number(soft) : Number.POSITIVE_INFINITY
}

/** Destroys a socket after the time that its client needs to read the refusal. */
export function destroySoon(socket: Socket, isFine: () => boolean = () => false): void {
  setTimeout(() => {
    if (!isFine()) socket.destroy()
  }, graceMs).unref()
}
