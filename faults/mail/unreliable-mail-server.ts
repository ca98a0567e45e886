import { startMailServer } from '#testing/server/smtp-server.ts'
import { startTcpProxy } from '../lib/tcp-proxy.ts'

/**
 * `accepts` every mail; `busy` refuses every second recipient temporarily; `hangs` after reading a mail; `slow` delays
 * every packet; `down` refuses connections.
 */
export type MailServerMode = 'accepts' | 'busy' | 'hangs' | 'slow' | 'down'

/** Mail to these addresses is refused permanently in every mode. */
export const refusedAddress = (n: number) => `refused${n}@example.net`

export interface UnreliableMailServer {
  readonly url: string
  /** Number of mails received by address. */
  readonly received: ReadonlyMap<string, number>
  /** Number of mails left without a reply. */
  hung(): number
  setMode(mode: MailServerMode): Promise<void>
  close(): Promise<void>
}

export async function startUnreliableMailServer(): Promise<UnreliableMailServer> {
  const received = new Map<string, number>()
  const hanging: (() => void)[] = []
  let mode: MailServerMode = 'accepts'
  let recipients = 0
  const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
  const server = await startMailServer({
    // Do not wait for hanging connections.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      recipients += 1
      if (address.startsWith('refused')) done(refuse(550))
      else if (mode === 'busy' && recipients % 2 === 0) done(refuse(451))
      else done()
    },
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        if (mode === 'hangs') hanging.push(done)
        else done()
      })
    },
  })
  const proxy = await startTcpProxy(new URL(server.url))
  return {
    url: `smtp://127.0.0.1:${proxy.port}`,
    received,
    hung: () => hanging.length,
    setMode: async (next) => {
      mode = next
      await proxy.restore()
      if (next === 'slow') proxy.slow(5)
      if (next === 'down') await proxy.refuse()
    },
    close: async () => {
      for (const done of hanging) done()
      await proxy.close()
      await server.close()
    },
  }
}
