import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly source: Buffer
}

export interface TestMailServer {
  readonly url: string
  /** Source of every mail received so far. */
  readonly received: readonly ReceivedMail[]
  close(): Promise<void>
}

/** A local mail server that accepts every mail by default. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Skip reverse DNS lookups, which are slow without a network.
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(chunks) })
        done()
      })
    },
    ...options,
  })
  // A killed client resets its connection; that must not fail the test run.
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  // It listens on a port, so the address is not a string.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
