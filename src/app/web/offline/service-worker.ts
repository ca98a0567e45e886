/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isKeptPage } from './kept-pages.ts'
import { pageWithoutNetwork } from './page-without-network.ts'

/**
 * Keeps what a learner had open, for when there is no network: its page, its answers, and the code of lessons, demos
 * and notes. Whatever the server answers comes first, so nobody is held on an old version; what was kept is used only
 * when it does not answer at all.
 */

declare const self: ServiceWorkerGlobalScope
/** Written by the build: files with a hash in their name, which never change. */
declare const KEPT_FILES: readonly string[]

const kept = { pages: 'pages', answers: 'answers', files: 'files' } as const
/** What the kept pages ask for. Other answers are not worth anything when they are old. */
const keptAnswers = new Set(['/api/user', '/api/categories', '/api/progress/stats'])
/** After these, another person may be here, or nobody: pages and answers are theirs no more. */
const changesOfPerson =
  /^\/api\/(login|logout|auth\/verify-otp|auth\/reset-password|account\/(delete|password))$/

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(KEPT_FILES.map((url) => ({ url, revision: null })))

const pages = new NetworkFirst({
  cacheName: kept.pages,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) }],
})
registerRoute(({ request, url }) => request.mode === 'navigate' && isKeptPage(url.pathname), pages)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly(),
)
const answers = new NetworkFirst({ cacheName: kept.answers })
registerRoute(({ url, sameOrigin }) => sameOrigin && keptAnswers.has(url.pathname), answers)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: kept.files }),
)
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const found = await (await caches.open(kept.pages)).keys()
  return pageWithoutNetwork(found.map(({ url }) => new URL(url).pathname))
})

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' || !changesOfPerson.test(new URL(url).pathname)) return
  event.waitUntil(Promise.all([caches.delete(kept.pages), caches.delete(kept.answers)]))
})

/** A page that was reached by a link inside another one, or before there was a worker, is asked for now. */
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: unknown }
  if (typeof keep === 'string' && isKeptPage(keep)) event.waitUntil(keepNow(keep, event))
})

async function keepNow(page: string, event: ExtendableEvent): Promise<void> {
  const missing = []
  for (const path of keptAnswers)
    if (!(await caches.match(path))) missing.push(answers.handle({ event, request: asked(path) }))
  await Promise.allSettled([...missing, pages.handle({ event, request: asked(page) })])
}

const asked = (path: string) => new Request(path, { credentials: 'same-origin' })

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
