import { readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BuiltFile } from './built-file.ts'
import { encodingFor } from './http/compression.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** A service worker lives under the policy of its own script: it asks this site, and runs nothing else. */
const workerPath = '/sw.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Names with a hash of their content never change. */
const isHashed = (path: string) => path.startsWith('/assets/')

/**
 * Serves the built files, each held in memory. Only the files that exist get a route, so no path can lead out of the
 * folder.
 */
export function mountAssets(app: FastifyInstance, folder: string): void {
  for (const path of filesIn(folder)) {
    const file = new BuiltFile(join(folder, path))
    const type = types[extname(path)] ?? 'application/octet-stream'
    const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
    app.get(path, async (request, reply) => {
      const { body, encoding } = await file.form(encodingFor(request.headers['accept-encoding']))
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      if (path === workerPath) void reply.header('content-security-policy', workerPolicy)
      return reply
        .header('content-type', type)
        .header('cache-control', cacheControl)
        .header('vary', 'Accept-Encoding')
        .send(body)
    })
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)] !== undefined)
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
