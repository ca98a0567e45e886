import { connect } from 'node:net'
import { quantile } from './figures.ts'

/**
 * Sends POSTs over kept connections for some seconds, each in one packet and at once. The usual load generator
 * writes head and body apart, and then waits 40 ms for the other side's acknowledgement.
 *
 * @returns answers a second, 99th percentile in ms, and how many were not 200.
 */
export async function firePosts(load: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: () => string
  readonly connections: number
  readonly seconds: number
}): Promise<{ rate: number; p99: number; failed: number }> {
  const { hostname, port, pathname, host } = new URL(load.url)
  const head = Object.entries({ host, ...load.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const times: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const endsAt = startedAt + load.seconds * 1000

  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let sentAt = 0
      let received = ''
      const send = () => {
        const body = load.body()
        sentAt = performance.now()
        socket.write(
          `POST ${pathname} HTTP/1.1\r\n${head.join('')}content-length: ${body.length}\r\n\r\n${body}`,
        )
      }
      socket.setEncoding('latin1').on('connect', send).on('error', reject)
      socket.on('data', (text: string) => {
        received += text
        const headEnd = received.indexOf('\r\n\r\n')
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN)
        if (headEnd < 0 || received.length < headEnd + 4 + length) return
        times.push(performance.now() - sentAt)
        if (!received.startsWith('HTTP/1.1 200')) failed++
        received = ''
        if (performance.now() < endsAt) send()
        else {
          socket.destroy()
          resolve()
        }
      })
    })

  await Promise.all(Array.from({ length: load.connections }, runOne))
  return { rate: (1000 * times.length) / (performance.now() - startedAt), p99: quantile(times, 0.99), failed }
}
