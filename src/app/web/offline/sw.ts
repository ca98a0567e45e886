/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isKeptPage } from './kept-pages.ts'
import { pageWithoutNetwork } from './page-without-network.ts'

/**
 * Keeps what a learner had open, for when there is no network: its page, its answers, and the code of lessons, demos
 * and notes. Whatever the server answers comes first, so nobody is held on an old version; what was kept is used only
 * when it does not answer in good time, or says that it cannot.
 */

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const kept = { pages: 'pages', answers: 'answers', files: 'files' } as const
/** What the kept pages ask for. Other answers are not worth anything when they are old. */
const keptAnswers = new Set(['/api/user', '/api/categories', '/api/solved', '/api/progress/stats'])
/** After these, another person may be here, or nobody: pages and answers are theirs no more. */
const changesOfPerson =
  /^\/api\/(login|logout|auth\/verify-otp|auth\/reset-password|account\/(delete|password))$/

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)

const network = new NetworkOnly()

/** Counts how often another person may have come: what was asked for before that is not kept. */
let person = 0
const ofOnePerson: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.person = person
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.person === person ? response : null,
}
/** A session can end without this browser's doing. Guests, of whom nothing is kept, are refused each time. */
const ofNobody: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 401 && (await caches.match(request))) await forgetPerson()
    return response
  },
}
/** From 502 to 504, the server is away or cannot work. That answer is shown only where nothing was kept. */
const whileServerIsAway: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 502 || response.status > 504) return response
    if (state) state.refusal = response
    throw new Error(`The server is unavailable: ${response.status}`)
  },
  handlerDidError: async ({ state }) => state?.refusal,
}

/** On a line that neither carries nor ends, a browser would wait for minutes. What was not kept is waited for as ever. */
const networkTimeoutSeconds = 4

const pages = new NetworkFirst({
  cacheName: kept.pages,
  networkTimeoutSeconds,
  plugins: [
    whileServerIsAway,
    ofOnePerson,
    { cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) },
  ],
})
registerRoute(({ request, url }) => request.mode === 'navigate' && isKeptPage(url.pathname), pages)
registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'), network)
const answers = new NetworkFirst({
  cacheName: kept.answers,
  networkTimeoutSeconds,
  plugins: [whileServerIsAway, ofOnePerson, ofNobody],
})
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

for (const method of ['POST', 'PUT'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && changesOfPerson.test(url.pathname), passOn, method)

/** Ticks that are saved are not in the answers that were kept before. */
for (const [method, path] of [
  ['PUT', '/api/solved'],
  ['POST', '/api/progress/import'],
] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    async ({ event, request }) => {
      const answer = await network.handle({ event, request })
      if (answer.ok) event.waitUntil(renewAnswers(event))
      return answer
    },
    method,
  )

/** Pages that were kept name files of the version they came from; the files of this one are here now. */
self.addEventListener('activate', (event) => event.waitUntil(renewPages(event)))

/** A page that was reached by a link inside another one, or before there was a worker, is asked for now. */
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: unknown }
  if (typeof keep === 'string' && isKeptPage(keep)) event.waitUntil(keepNow(keep, event))
})

/** Forgets at once, in case no answer comes; and then again, because of what was asked for meanwhile. */
async function passOn({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = network.handle({ event, request })
  event.waitUntil(Promise.all([forgetPerson(), answer.then(forgetPerson, forgetPerson)]))
  return answer
}

async function forgetPerson(): Promise<void> {
  person += 1
  await Promise.all([caches.delete(kept.pages), caches.delete(kept.answers)])
}

async function renewPages(event: ExtendableEvent): Promise<void> {
  const found = await (await caches.open(kept.pages)).keys()
  // One that cannot be had now is kept no more: it would come up without its looks and without life.
  await Promise.all([caches.delete(kept.files), caches.delete(kept.pages)])
  await Promise.allSettled(found.map(({ url }) => pages.handle({ event, request: asked(url) })))
}

let saves = 0
/** Ticks often come several at a time. */
const restMs = 2000

async function renewAnswers(event: ExtendableEvent): Promise<void> {
  saves += 1
  const save = saves
  await new Promise((resolve) => setTimeout(resolve, restMs))
  if (save !== saves) return
  const found = await (await caches.open(kept.answers)).keys()
  await Promise.allSettled(found.map(({ url }) => answers.handle({ event, request: asked(url) })))
}

async function keepNow(page: string, event: ExtendableEvent): Promise<void> {
  const missing = []
  for (const path of keptAnswers)
    if (!(await caches.match(path)))
      missing.push(untilKept(answers.handleAll({ event, request: asked(path) })))
  // The page comes last: it is of no use without its answers.
  await Promise.allSettled(missing)
  await pages.handle({ event, request: asked(page) })
}

const untilKept = ([, isKept]: [Promise<Response>, Promise<void>]) => isKept

const asked = (path: string) => new Request(path, { credentials: 'same-origin' })

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
