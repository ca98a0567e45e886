import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { cachedPathOf } from '#app/web/offline/cached-pages.ts'
import { signUpQuickly } from './people.ts'
import { visit } from './screens.ts'
import type { Site } from './start-site.ts'

/** A new member opens the lessons of the first category, and the browser caches them. */
export async function readLessons(page: Page, site: Site): Promise<void> {
  await signUpQuickly(page.context(), site)
  await visit(page, `${site.url}/category/1`)
  await cacheNow(page)
}

/** Takes the browser offline, its service worker included. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

/** Puts pages into the cache as an old version would have left them. */
export function cacheOldPages(page: Page, ...paths: readonly string[]): Promise<void> {
  return page.evaluate(async (old) => {
    const cache = await caches.open('pages')
    for (const path of old)
      await cache.put(path, new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }))
  }, paths)
}

/** Waits until the browser has cached this page and the API replies it needs. */
export async function waitUntilCached(page: Page, ...replies: readonly string[]): Promise<void> {
  for (const path of [cachedPathOf(new URL(page.url()).pathname), ...replies])
    await expect.poll(() => isCached(page, path), { timeout: 60_000 }).toBe(true)
}

/** Caches the page now, for tests that are not about the delay. */
export async function cacheNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: location.pathname })
  })
  await waitUntilCached(page)
}

/** Installs a service worker as the next version would. @returns its final state */
export function install(page: Page, script = '/sw.js?newer'): Promise<ServiceWorkerState> {
  return page.evaluate(async (url) => {
    const { installing: worker } = await navigator.serviceWorker.register(url)
    if (!worker) throw new Error('This worker is already installed.')
    return new Promise<ServiceWorkerState>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state)
      })
    })
  }, script)
}

/** Installs the next version. The page must not install its own again meanwhile, which would replace it. */
export async function installNextVersion(page: Page): Promise<void> {
  expect(await install(page)).toBe('activated')
}

/** The active service worker, so that a test can change what it fetches. */
export function getWorker(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No service worker is active.')
  return worker
}

/** Limits the storage of this site; without `bytes`, restores the usual quota. */
export async function limitStorage(page: Page, bytes?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  })
}

/** Whether the cache has a response for this path. */
export const isCached = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)
