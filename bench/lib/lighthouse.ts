import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { findNpm } from '../../scripts/lib/npm.mjs'
import { chromiumArguments, findChromium } from '../../scripts/testing/chromium.ts'
import { browserCookies } from './site.ts'

export type Preset = 'desktop' | 'mobile'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface Audit {
  /** 0 to 100 per category. */
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Transferred, compressed. */
  readonly kilobytes: number
  readonly scriptKilobytes: number
}

const chromePath = findChromium()

/** Audits a page in a fresh browser. Lighthouse sometimes records no paint at all; such a run is repeated twice at most. */
export async function auditPage(url: string, preset: Preset, cookies: string): Promise<Audit> {
  for (let attempt = 1; attempt < 3; attempt++) {
    const audit = await auditOnce(url, preset, cookies)
    if (audit.lcp > 0) return audit
    console.warn(`Lighthouse recorded no paint on ${url} (${preset}): repeating.`)
  }
  return auditOnce(url, preset, cookies)
}

async function auditOnce(url: string, preset: Preset, cookies: string): Promise<Audit> {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    if (cookies !== '') {
      // In the browser's own cookie jar: a header that Lighthouse adds is lost as soon as the page sets a cookie.
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
      await browser.contexts()[0]?.addCookies(browserCookies(cookies, url))
      await browser.close()
    }
    const flags = [
      ...[`--port=${chrome.port}`, `--only-categories=${categories.join(',')}`, '--output=json', '--quiet'],
      ...(cookies === '' ? [] : ['--disable-storage-reset']),
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ]
    return summarize(await runLighthouse([url, ...flags]))
  } finally {
    chrome.kill()
  }
}

/** The part of Lighthouse's report that we read. */
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** Lighthouse weighs 150 MB and only this benchmark needs it, so npm fetches it at the first run. */
async function runLighthouse(words: readonly string[]): Promise<Report> {
  const { program, args, options } = findNpm()
  const command = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse', ...words]
  const { stdout } = await promisify(execFile)(program, [...args, ...command], {
    ...options,
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout)
}

function summarize(report: Report): Audit {
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  const score = (id: Category) => Math.round((report.categories[id]?.score ?? 0) * 100)
  // Lighthouse does not type the details of this audit; a page without requests has none.
  const requests = report.audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined
  const size = (only?: string) =>
    (requests?.items ?? [])
      .filter(({ resourceType }) => only === undefined || resourceType === only)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: size(),
    scriptKilobytes: size('Script'),
  }
}
