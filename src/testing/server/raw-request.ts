import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 when the server closed without a response. */
  readonly status: number
  /** Names are lowercase; values of a repeated header are joined by newlines. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends exactly these bytes to a local server and reads until it closes; client libraries would normalize them. The
 * request must have `Connection: close`, or this never resolves.
 */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString('latin1'))))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server resets requests it refuses; use what was received before.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}

/** Sends the same, and reads no more than the head of the answer: what follows may be many megabytes. */
export function sendForHead(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let head = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1')
      if (head.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(parsed(head)))
    socket.on('error', reject)
  })
}

/** A request with the required headers. */
export function rawRequest(method: string, target: string, lines: readonly string[] = [], body = ''): string {
  const length =
    body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  const hasHost = lines.some((line) => /^host:/i.test(line))
  const host = hasHost ? [] : ['Host: localhost:3000']
  return `${[`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...lines, ...length].join('\r\n')}\r\n\r\n${body}`
}

function parsed(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const cut = line.indexOf(':')
    const name = line.slice(0, cut).toLowerCase()
    const value = line.slice(cut + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}\n${value}`
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
