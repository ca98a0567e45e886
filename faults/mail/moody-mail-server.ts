import { startMailServer } from '#testing/smtp-server.ts'
import { startTcpProxy } from '../lib/tcp-proxy.ts'

/**
 * `takes`: every mail. `busy`: turns every second recipient away for now. `hangs`: reads a mail to its end and then
 * says nothing more. `slow`: takes its time with every line. `down`: nobody is there.
 */
export type Mood = 'takes' | 'busy' | 'hangs' | 'slow' | 'down'

/** Mail to such an address is refused for good, whatever the mood. */
export const refusedAddress = (n: number) => `nobody${n}@example.net`

export interface MoodyMailServer {
  readonly url: string
  /** How often each address got its mail. */
  readonly received: ReadonlyMap<string, number>
  /** How many mails it has left hanging. */
  hung(): number
  be(mood: Mood): Promise<void>
  close(): Promise<void>
}

export async function startMoodyMailServer(): Promise<MoodyMailServer> {
  const received = new Map<string, number>()
  const hanging: (() => void)[] = []
  let mood: Mood = 'takes'
  let asked = 0
  const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
  const server = await startMailServer({
    // Whoever still hangs when the run is over is not waited for.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      asked += 1
      if (address.startsWith('nobody')) done(refuse(550))
      else if (mood === 'busy' && asked % 2 === 0) done(refuse(451))
      else done()
    },
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        if (mood === 'hangs') hanging.push(done)
        else done()
      })
    },
  })
  const line = await startTcpProxy(new URL(server.url))
  return {
    url: `smtp://127.0.0.1:${line.port}`,
    received,
    hung: () => hanging.length,
    be: async (next) => {
      mood = next
      await line.mend()
      if (next === 'slow') line.slow(5)
      if (next === 'down') await line.refuse()
    },
    close: async () => {
      for (const done of hanging) done()
      await line.close()
      await server.close()
    },
  }
}
