import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { signUpQuickly } from './people.ts'
import { visit } from './screens.ts'
import type { Site } from './start-site.ts'

/** What journeys do with the copies that a browser keeps for reading without network. */

/** A new member reads the lessons of the first category, and the browser has kept them. */
export async function readLessons(page: Page, site: Site): Promise<void> {
  await signUpQuickly(page.context(), site)
  await visit(page, `${site.url}/category/1`)
  await keepNow(page)
}

/** The server goes away, and the browser learns that it has no network. */
export async function loseNetwork(page: Page, site: Site): Promise<void> {
  await site.kill()
  await page.context().setOffline(true)
}

/** As if these pages had been kept long ago, by a version that is no more. */
export function keepOldPages(page: Page, ...paths: readonly string[]): Promise<void> {
  return page.evaluate(async (old) => {
    const kept = await caches.open('pages')
    for (const path of old)
      await kept.put(path, new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }))
  }, paths)
}

/** Waits until the browser has kept this page for reading it without network, and answers that it needs. */
export async function untilKept(page: Page, ...answers: readonly string[]): Promise<void> {
  for (const path of [new URL(page.url()).pathname, ...answers])
    await expect.poll(() => isKept(page, path), { timeout: 60_000 }).toBe(true)
}

/** The same at once, for journeys that are not about when it happens. */
export async function keepNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: location.pathname })
  })
  await untilKept(page)
}

/** Has the browser install a worker, as the next version would, and gives what became of it. */
export function install(page: Page, script = '/sw.js?newer'): Promise<ServiceWorkerState> {
  return page.evaluate(async (url) => {
    const { installing: worker } = await navigator.serviceWorker.register(url)
    if (!worker) throw new Error('This worker is here already.')
    return new Promise<ServiceWorkerState>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state)
      })
    })
  }, script)
}

/**
 * The next version comes and takes over. A page that has been open for eight seconds asks for the worker of this one:
 * when that falls in between, the next is given up, and comes once more.
 */
export async function installNext(page: Page): Promise<void> {
  await expect(async () => expect(await install(page)).toBe('activated')).toPass()
}

/** The worker that answers for the pages of this browser, so that a journey can disturb what it fetches. */
export function getWorker(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('This browser has no worker yet.')
  return worker
}

/** Leaves the site no room in this browser, or gives it back what it has usually. */
export async function leaveRoom(page: Page, bytes?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  })
}

/** Whether there is a copy of what stands at this path. */
export const isKept = (page: Page, path: string) =>
  page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)
