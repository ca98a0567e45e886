import { connect, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A line to another port that can be cut, slowed and frozen. */
export interface TcpProxy {
  readonly port: number
  /** Nobody listens any more, and open connections are reset. */
  refuse(): Promise<void>
  /** Open connections are reset; new ones are taken. */
  reset(): void
  /** Connections stay and new ones are taken, but nothing passes. */
  freeze(): void
  /** Everything takes this much longer, each way. */
  slow(milliseconds: number): void
  /** As if nothing had ever been wrong. What was frozen passes now. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function startTcpProxy(target: URL): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let thaw = Promise.withResolvers<void>()
  thaw.resolve()

  const pass = async (from: Socket, to: Duplex) => {
    try {
      for await (const chunk of from) {
        if (delayMs > 0) await wait(delayMs)
        await thaw.promise
        to.write(chunk)
      }
      await thaw.promise
      to.end()
    } catch {
      to.destroy() // Reset on one side is reset on the other.
    }
  }
  // Small pieces go on at once, or each would wait for the one before to be acknowledged.
  const noDelay = true
  const server = createServer({ noDelay }, (near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, noDelay })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    }
    void pass(near, far)
    void pass(far, near)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await listen(0)
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const refuse = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      reset()
    })
  return {
    port,
    refuse,
    reset,
    freeze: () => {
      thaw = Promise.withResolvers()
    },
    slow: (milliseconds) => {
      delayMs = milliseconds
    },
    mend: async () => {
      delayMs = 0
      thaw.resolve()
      if (!server.listening) await listen(port)
    },
    close: async () => {
      thaw.resolve()
      if (server.listening) await refuse()
    },
  }
}
