import { connect, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A proxy to another port that can reset, delay and freeze connections. */
export interface TcpProxy {
  readonly port: number
  /** Stops listening and resets open connections. */
  refuse(): Promise<void>
  /** Resets open connections; accepts new ones. */
  reset(): void
  /** Keeps and accepts connections, but forwards nothing. */
  freeze(): void
  /** Delays data by this much in each direction. */
  slow(milliseconds: number): void
  /** Ends every disturbance and forwards frozen data. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function startTcpProxy(target: URL): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let thaw = Promise.withResolvers<void>()
  thaw.resolve()

  const forward = async (from: Socket, to: Duplex) => {
    try {
      for await (const chunk of from) {
        if (delayMs > 0) await wait(delayMs)
        await thaw.promise
        to.write(chunk)
      }
      await thaw.promise
      to.end()
    } catch {
      to.destroy() // Forward a reset to the other side.
    }
  }
  // Send small packets right away, without waiting for acknowledgments (Nagle's algorithm).
  const noDelay = true
  const server = createServer({ noDelay }, (client) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, noDelay })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    }
    void forward(client, upstream)
    void forward(upstream, client)
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
    restore: async () => {
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
