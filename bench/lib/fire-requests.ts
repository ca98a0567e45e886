import { connect } from 'node:net'
import { quantile } from './figures.ts'

interface Load {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Gives the next body to post; without it the address is read. */
  readonly body?: () => string
  readonly connections: number
  readonly seconds: number
}

export interface Fired {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds, 99th percentile. */
  readonly p99: number
  /** Answers that were not 200. */
  readonly failed: number
  readonly answers: number
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Sends requests over kept connections for some seconds, each in one packet, the next as soon as the last is answered.
 * The usual load generator takes 0.6 ms of processor time to read an answer of 35 KB, twenty times what a bare server
 * takes to send it, and writes head and body of a POST apart, which then waits 40 ms for an acknowledgement.
 *
 * @param load.headers one set for all, or several that take turns.
 */
export async function fireRequests(
  load: Omit<Load, 'headers'> & {
    readonly headers: Load['headers'] | readonly Load['headers'][]
  },
): Promise<Fired> {
  const { hostname, port, pathname, search, host } = new URL(load.url)
  const method = load.body ? 'POST' : 'GET'
  const heads = [load.headers].flat().map((headers) => {
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`
  })
  const times: number[] = []
  let turn = 0
  let failed = 0
  const startedAt = performance.now()
  const endsAt = startedAt + load.seconds * 1000

  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let sentAt = 0
      let missing: number | undefined
      let head: Buffer[] = []
      const send = () => {
        const body = load.body?.()
        const lines = heads[turn++ % heads.length]
        missing = undefined
        head = []
        sentAt = performance.now()
        socket.write(
          body === undefined ? `${lines}\r\n` : `${lines}content-length: ${body.length}\r\n\r\n${body}`,
        )
      }
      const readHead = (part: Buffer) => {
        head.push(part)
        const read = Buffer.concat(head)
        const end = read.indexOf(endOfHead)
        if (end < 0) return
        const text = read.toString('latin1', 0, end)
        if (!text.startsWith('HTTP/1.1 200')) failed++
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (read.length - end - endOfHead.length)
      }
      socket.on('connect', send).on('error', reject)
      socket.on('data', (part) => {
        if (missing === undefined) readHead(part)
        else missing -= part.length
        if (missing === undefined || missing > 0) return
        times.push(performance.now() - sentAt)
        if (performance.now() < endsAt) return send()
        socket.destroy()
        resolve()
      })
    })

  await Promise.all(Array.from({ length: load.connections }, runOne))
  return {
    rate: (1000 * times.length) / (performance.now() - startedAt),
    p99: quantile(times, 0.99),
    failed,
    answers: times.length,
  }
}
