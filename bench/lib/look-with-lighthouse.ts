import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromiumArguments, findChromium } from '../../scripts/testing/chromium.ts'

export type Preset = 'desktop' | 'mobile'

export interface Look {
  /** 0 to 100, by Lighthouse's category. */
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly kilobytes: number
  readonly scriptKilobytes: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const chromePath = findChromium()

/**
 * One page, in a browser of its own that has kept nothing. Now and then Lighthouse sees no paint at all: such a look is
 * told and repeated, at most twice.
 */
export async function lookWithLighthouse(url: string, preset: Preset, cookies: string): Promise<Look> {
  for (let tries = 1; tries < 3; tries++) {
    const look = await lookOnce(url, preset, cookies)
    if (Number.isFinite(look.lcp) && look.lcp > 0) return look
    console.warn(`No paint was seen on ${url} (${preset}): repeated.`)
  }
  return lookOnce(url, preset, cookies)
}

async function lookOnce(url: string, preset: Preset, cookies: string): Promise<Look> {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    if (cookies !== '') await giveCookies(chrome.port, url, cookies)
    const options: Parameters<typeof lighthouse>[1] = {
      port: chrome.port,
      onlyCategories: [...categories],
      disableStorageReset: cookies !== '',
      logLevel: 'error',
    }
    const result = await lighthouse(url, options, preset === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    return read(result.lhr)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function read(report: Report): Look {
  const audit = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  const score = (id: Category) => Math.round((report.categories[id]?.score ?? 0) * 100)
  // The shape of this audit's details is Lighthouse's; a page without any request has none.
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
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    kilobytes: size(),
    scriptKilobytes: size('Script'),
  }
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
