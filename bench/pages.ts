// Lighthouse over the built pages, desktop and mobile preset, median of five runs each.
// Repeat: npm run build && node bench/pages.ts [path ...]
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { startSite } from '../e2e/start-site.ts'
import { median, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const runs = Number(process.env.RUNS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface Measured {
  readonly scores: Readonly<Record<string, number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly kilobytes: number
  readonly scriptKilobytes: number
}

const chromePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

async function measure(url: string, preset: 'desktop' | 'mobile', cookies: string): Promise<Measured> {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    if (cookies !== '') await giveCookies(chrome.port, url, cookies)
    const options = {
      port: chrome.port,
      onlyCategories: categories,
      disableStorageReset: cookies !== '',
      logLevel: 'error',
    } as const
    const result = await lighthouse(url, options, preset === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const requests = lhr.audits['network-requests']?.details as
      | { items: { resourceType?: string; transferSize?: number }[] }
      | undefined
    const size = (only?: string) =>
      (requests?.items ?? [])
        .filter(({ resourceType }) => only === undefined || resourceType === only)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      kilobytes: size(),
      scriptKilobytes: size('Script'),
    }
  } finally {
    chrome.kill()
  }
}

/** Now and then Lighthouse sees no paint at all. Such a run is told and repeated, at most twice. */
async function measureUntilPainted(...run: Parameters<typeof measure>): Promise<Measured> {
  for (let tries = 1; tries < 3; tries++) {
    const one = await measure(...run)
    if (Number.isFinite(one.lcp) && one.lcp > 0) return one
    console.warn(`No paint was seen on ${run[0]} (${run[1]}): repeated.`)
  }
  return measure(...run)
}

/** In the browser's own jar: a header that Lighthouse adds is lost as soon as the page sets a cookie. */
async function giveCookies(port: number, url: string, cookies: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  await browser
    .contexts()[0]
    ?.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: new URL(url).origin })))
  await browser.close()
}

const site = await startSite({
  settings: { LIMIT_ANONYMOUS_PER_MINUTE: '100000', LIMIT_ANONYMOUS_BURST: '100000' },
})
const member = `${await registerPerson(site, 'lighthouse@example.com')}; capra.visitor=member`
const pages = [
  { path: '/landing', cookie: '' },
  { path: '/', cookie: member },
  { path: '/category/1', cookie: member },
  { path: '/my-herd', cookie: member },
  { path: '/auth', cookie: '' },
  { path: '/study-notes', cookie: '' },
  { path: '/dfs-bfs-guide', cookie: '' },
  { path: '/linkedlist-cheatsheet', cookie: '' },
].filter(({ path }) => process.argv.length <= 2 || process.argv.includes(path))

const raw: unknown[] = []
const rows: (string | number)[][] = []
for (const { path, cookie } of pages)
  for (const preset of ['desktop', 'mobile'] as const) {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run++)
      measured.push(await measureUntilPainted(`${site.url}${path}`, preset, cookie))
    raw.push({ path, preset, signedIn: cookie !== '', measured })
    const middle = (of: (one: Measured) => number) => median(measured.map(of))
    rows.push([
      `${path}${cookie ? ' (signed in)' : ''}`,
      preset,
      ...categories.map((id) => middle(({ scores }) => scores[id] ?? 0)),
      Math.round(middle(({ lcp }) => lcp)),
      Math.round(middle(({ tbt }) => tbt)),
      middle(({ cls }) => cls),
      Math.round(middle(({ kilobytes }) => kilobytes)),
      Math.round(middle(({ scriptKilobytes }) => scriptKilobytes)),
    ])
  }
await site.close()
keepResult('pages', raw)
console.log(
  table(['page', 'preset', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'KB', 'JS KB'], rows),
)
