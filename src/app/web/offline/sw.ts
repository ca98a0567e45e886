/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { sessionChanges } from '#accounts/session-changes.ts'
import type { Method } from '#platform/endpoint.ts'
import { cachedPathOf, isCachedPage, repliesOf } from './cached-pages.ts'
import { pageWithoutNetwork } from './page-without-network.ts'

/**
 * Caches what a learner opened, for reading offline: the page, its API replies, and the code of lessons, demos and
 * notes. The network always comes first, so that nobody is kept on an old version. The cache is used only if the
 * server does not reply in time or is unavailable.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** What every start needs. */
  __WB_MANIFEST: PrecacheEntry[]
  /** What each page that can be read offline needs besides, by its path. */
  PAGE_FILES: Readonly<Record<string, readonly string[]>>
}

const cacheNames = { pages: 'pages', replies: 'answers', files: 'files', runner: 'runner' } as const
/** What the cached pages request. Other replies are of no use once they are old. */
const cachedReplies =
  /^\/api\/(user|categories|solved|learning|settings|problems\/\d+\/help|practice\/(standing|rounds(\/[\w-]+)?))$/
/** A round of practice is continued within days. */
const keptRounds = 5

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)

const network = new NetworkOnly()

/** Counts session changes. A reply to a request from before the last one is not cached. */
let sessionCount = 0
const withinOneSession: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.sessionCount = sessionCount
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && !response.redirected && state?.sessionCount === sessionCount ? response : null,
}
/** A session can end on another device. Guests get a 401 each time, but nothing of theirs is cached. */
const clearOnSignOut: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 401 && (await caches.match(request))) await clearPersonalCaches()
    return response
  },
}
/** From 502 to 504, the server is unavailable. That reply is shown only if nothing is cached. */
const treatAsOffline: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 502 || response.status > 504) return response
    if (state) state.errorReply = response
    throw new Error(`The server is unavailable: ${response.status}`)
  },
  handlerDidError: async ({ state }) => state?.errorReply,
}

/** On a stalled connection, a browser would wait for minutes. Without a cached copy it still does. */
const networkTimeoutSeconds = 4

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    treatAsOffline,
    withinOneSession,
    { cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request.url) },
  ],
})
registerRoute(({ request, url }) => request.mode === 'navigate' && isCachedPage(url.pathname), pages)
registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'), network)
const replies = new NetworkFirst({
  cacheName: cacheNames.replies,
  networkTimeoutSeconds,
  plugins: [treatAsOffline, withinOneSession, clearOnSignOut, { cacheDidUpdate: deleteOldRounds }],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && cachedReplies.test(url.pathname),
  replies,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.files }),
)
/** What runs code, with its headers, from the first time that code was run. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/runner/'),
  new CacheFirst({ cacheName: cacheNames.runner, plugins: [{ cacheDidUpdate: deleteOldRunners }] }),
)
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const found = await (await caches.open(cacheNames.pages)).keys()
  return pageWithoutNetwork(found.map(({ url }) => new URL(url).pathname))
})

for (const address of sessionChanges) {
  const [method, path] = address.split(' ') as [Method, string]
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  registerRoute(({ url, sameOrigin }) => sameOrigin && pattern.test(url.pathname), forwardAndClear, method)
}

/** Cached replies do not have what was just saved. */
for (const [method, path, outdated] of [
  ['PUT', '/api/solved', '/api/solved'],
  ['POST', '/api/progress/import', '/api/solved'],
  ['PUT', '/api/learning', '/api/learning'],
  ['PUT', '/api/settings', '/api/settings'],
  ['POST', '/api/practice/rounds', '/api/practice/'],
  ['POST', '/api/practice/answers', '/api/practice/'],
  ['POST', '/api/practice/checks', '/api/practice/'],
] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && (url.pathname === path || url.pathname.startsWith(`${path}/`)),
    async ({ event, request }) => {
      const reply = await network.handle({ event, request })
      if (reply.ok) event.waitUntil(refreshReplies(outdated, event))
      return reply
    },
    method,
  )

/** Cached pages refer to the files of their own version, which this one has replaced. */
self.addEventListener('activate', (event) => event.waitUntil(refreshPages(event)))

/** A page that was opened by a link within the app, or before this worker was active, is fetched now. */
self.addEventListener('message', (event) => {
  const { keep, loaded } = event.data as { keep?: unknown; loaded?: unknown }
  const files = Array.isArray(loaded) ? loaded.flatMap(ownFile) : []
  if (typeof keep === 'string' && isCachedPage(keep)) event.waitUntil(cacheNow(keep, files, event))
})

/** The path of a file of ours, by its URL. */
function ownFile(url: unknown): readonly string[] {
  const { origin, pathname } = new URL(String(url))
  return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
}

/** Clears at once, in case no reply comes, and again afterwards, because of requests sent in between. */
async function forwardAndClear({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const reply = network.handle({ event, request })
  event.waitUntil(Promise.all([clearPersonalCaches(), reply.then(clearPersonalCaches, clearPersonalCaches)]))
  return reply
}

async function clearPersonalCaches(): Promise<void> {
  sessionCount += 1
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.replies)])
}

async function refreshPages(event: ExtendableEvent): Promise<void> {
  const found = await (await caches.open(cacheNames.pages)).keys()
  // A page that cannot be fetched now is dropped: without its files it would have no styles and no script.
  await Promise.all([caches.delete(cacheNames.files), caches.delete(cacheNames.pages)])
  await Promise.allSettled(found.map(({ url }) => cachePage(new URL(url).pathname, event)))
}

const saves = new Map<string, number>()
/** Ticks often come several at a time. */
const debounceMs = 500

async function refreshReplies(outdated: string, event: ExtendableEvent): Promise<void> {
  const save = (saves.get(outdated) ?? 0) + 1
  saves.set(outdated, save)
  await new Promise((resolve) => setTimeout(resolve, debounceMs))
  if (save !== saves.get(outdated)) return
  const found = await (await caches.open(cacheNames.replies)).keys()
  const paths = found.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(outdated))
  await Promise.allSettled(paths.map((path) => replies.handle({ event, request: requestFor(path) })))
}

async function cacheNow(page: string, loaded: readonly string[], event: ExtendableEvent): Promise<void> {
  await cacheReply('/api/user', event)
  // Guests and visitors have nothing on the server.
  const isMember = await caches.match('/api/user')
  const needed = isMember
    ? ['/api/categories', '/api/solved', '/api/learning', ...repliesOf(page)]
    : ['/api/categories']
  // The page comes last, because it is of no use without its replies.
  await Promise.allSettled(needed.map((path) => cacheReply(path, event)))
  await cachePage(page, event, loaded)
}

async function cacheReply(path: string, event: ExtendableEvent): Promise<void> {
  if (await caches.match(path)) return
  const [, isCached] = replies.handleAll({ event, request: requestFor(path) })
  await isCached.catch(() => {})
}

/**
 * A page is of no use without its files, so these come first.
 *
 * @param loaded paths of files that it has loaded already, such as the content of a lesson
 */
async function cachePage(
  page: string,
  event: ExtendableEvent,
  loaded: readonly string[] = [],
): Promise<void> {
  const files = await caches.open(cacheNames.files)
  const own = (self.PAGE_FILES[cachedPathOf(page)] ?? []).map((file) => `/${file}`)
  const needed = [...new Set([...own, ...loaded])].map(async (path) => {
    if (!(await caches.match(path))) await files.add(path)
  })
  await Promise.all(needed)
  await pages.handle({ event, request: requestFor(page) })
}

const requestFor = (path: string) => new Request(path, { credentials: 'same-origin' })

function cacheKeyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + cachedPathOf(pathname)
}

async function deleteOldRounds(): Promise<void> {
  const cache = await caches.open(cacheNames.replies)
  const rounds = (await cache.keys()).filter(({ url }) => /\/rounds\/[\w-]+$/.test(url))
  for (const round of rounds.slice(0, -keptRounds)) await cache.delete(round)
}

/** The files of a version belong together. */
async function deleteOldRunners({ request }: { readonly request: Request }): Promise<void> {
  const version = new URL(request.url).pathname.split('/')[2]
  const cache = await caches.open(cacheNames.runner)
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.split('/')[2] !== version) await cache.delete(url)
}
