import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

interface FloorPages {
  readonly url: string
  close(): void
}

/** What a page costs at least: `/static` without script, and `/react`, where React draws one heading. */
export async function startFloorPages(): Promise<FloorPages> {
  const files = new Map([
    ['/static', { type: 'text/html; charset=utf-8', body: html(`<h1>${heading}</h1><p>${text}</p>`) }],
    ['/react', { type: 'text/html; charset=utf-8', body: html(`<div id="root"></div>${script}`) }],
    ['/react.js', { type: 'text/javascript; charset=utf-8', body: await bundleOfReact() }],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: 'User-agent: *\nAllow: /\n' }],
  ])
  const packed = new Map([...files].map(([path, { type, body }]) => [path, { type, body: pack(body) }]))
  const server = createServer((request, response) => {
    const file = packed.get(request.url ?? '')
    if (!file) response.writeHead(404).end()
    else
      response
        .writeHead(200, {
          'content-type': file.type,
          'content-encoding': 'br',
          'content-length': file.body.length,
        })
        .end(file.body)
  })
  const { promise: isListening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await isListening
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const heading = 'A page with nothing but words'
const text =
  'It has no script, no style sheet and no font of its own, so that no page can be quicker on this machine. '.repeat(
    20,
  )
const script = '<script type="module" src="/react.js"></script>'
const pack = (body: string) => brotliCompressSync(body)

function html(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><meta name="description" content="What a page costs at least."><link rel="icon" href="data:,"></head><body><main>${body}</main></body></html>`
}

const entry = 'virtual:floor'
const source = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, ${JSON.stringify(heading)}))
`

async function bundleOfReact(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry } },
  })
  const [first] = [built].flat()
  const code = first && 'output' in first ? first.output[0].code : undefined
  if (code === undefined) throw new Error('The floor page with React could not be built.')
  return code
}
