import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

export interface HeldSocket {
  readonly socket: Socket
  /** What the server has sent so far. */
  received(): string
}

/**
 * Opens connections that send `bytes` and then nothing more. They do not close when the server ends its side, like a
 * client that has vanished.
 */
export function holdSockets(
  origin: string,
  count: number,
  bytes: string,
  localAddress = '127.0.0.1',
): Promise<readonly HeldSocket[]> {
  const { hostname, port } = new URL(origin)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true })
      // The server resets connections it refuses.
      socket.on('error', () => undefined)
      let text = ''
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      await once(socket, 'connect')
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve())
        socket.write(bytes, 'latin1', () => resolve())
      })
      return { socket, received: () => text }
    }),
  )
}

/** The highest memory use of a process so far, in bytes. */
export function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
