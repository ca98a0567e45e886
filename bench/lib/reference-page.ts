import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { rolldown } from 'rolldown'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="One heading">
<title>One heading</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/heading.js"></script></body></html>`

interface ReferencePage {
  readonly url: string
  close(): void
}

/** A page on which React draws one heading: what no page of ours can be faster than, on this machine at this hour. */
export async function startReferencePage(): Promise<ReferencePage> {
  const build = await rolldown({
    input: fileURLToPath(new URL('one-heading.ts', import.meta.url)),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const script = await promisify(brotliCompress)(output[0].code)
  const server = createServer(({ url }, response) => {
    if (url === '/heading.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script)
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
