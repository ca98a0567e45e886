import { expect, type Page } from '@playwright/test'

/** What journeys do with the copies that a browser keeps for reading without network. */

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
