import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Encoding, encodingFor } from './compression.ts'

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

interface Asset {
  readonly forms: Partial<Record<Encoding, Buffer>>
  readonly type: string
  readonly cacheControl: string
}

/**
 * Serves the built files, each held in memory with its compressed forms (a few hundred KB in all). Only the files
 * that exist get a route, so no path can lead out of the folder.
 */
export function mountAssets(app: FastifyInstance, folder: string): void {
  for (const path of filesIn(folder)) {
    const asset = readAsset(folder, path)
    app.get(path, async (request, reply) => {
      const wanted = encodingFor(request.headers['accept-encoding'])
      const encoding = asset.forms[wanted] ? wanted : 'identity'
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      if (path === workerPath) void reply.header('content-security-policy', workerPolicy)
      return reply
        .header('content-type', asset.type)
        .header('cache-control', asset.cacheControl)
        .header('vary', 'Accept-Encoding')
        .send(asset.forms[encoding])
    })
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)] !== undefined)
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

function readAsset(folder: string, path: string): Asset {
  const read = (ending: string) => readFileSync(join(folder, `${path}${ending}`))
  const optional = (ending: string) => {
    try {
      return read(ending)
    } catch {
      return undefined // Not every file is worth compressing.
    }
  }
  const br = optional('.br')
  const gzip = optional('.gz')
  return {
    forms: { identity: read(''), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    type: types[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
