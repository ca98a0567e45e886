// Press on Run to the first result: our own code of Two Pointers, judged in the page.
// Run: npm run build && node bench/runner.ts
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { folderOf } from '#curriculum/read-patterns.ts'
import { chromiumArguments, findChromium } from '../scripts/testing/chromium.ts'
import { median, table } from './lib/report.ts'
import { addMembers, browserCookies, startSite } from './lib/site.ts'

const pattern = 'two-pointers'
const languages = [
  { label: 'Python', extension: 'py' },
  { label: 'TypeScript', extension: 'ts' },
  { label: 'C++', extension: 'cpp' },
]
const pages = Number(process.env.PAGES ?? 3)
const runsPerPage = 4

const site = await startSite()
const [session = ''] = addMembers(site, 1)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
})
const rows: (readonly (string | number)[])[] = []
for (const { label, extension } of languages) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  await context.addCookies(browserCookies(`${session}; capra.visitor=member`, site.url))
  const file = join(folderOf(pattern), `listings/${pattern}.${extension}`)
  const source = readFileSync(file, 'utf8').replaceAll(/\s*(#|\/\/)( @[a-z-]+)+$/gm, '')
  // The first page fetches what runs the language, and makes what later pages are given.
  const firstEver = await measurePage(await context.newPage(), label, source, 1)
  const first: number[] = []
  const warm: number[] = []
  for (let page = 0; page < pages; page++) {
    const [start = Number.NaN, ...later] = await measurePage(
      await context.newPage(),
      label,
      source,
      runsPerPage,
    )
    first.push(start)
    warm.push(...later)
  }
  rows.push([label, firstEver[0] ?? Number.NaN, median(first), median(warm), Math.max(...warm)])
  await context.close()
}
await browser.close()
await site.close()

console.log(table(['language', 'first ever, ms', 'first of a page', 'warm, median', 'warm, worst'], rows))
console.log(`Load of the machine over the last minute: ${loadavg()[0]?.toFixed(1)}`)

/** @returns of each press, in ms. */
async function measurePage(
  page: Page,
  language: string,
  source: string,
  presses: number,
): Promise<readonly number[]> {
  await page.goto(`${site.url}/build/${pattern}?rung=write`)
  await page.getByText(language, { exact: true }).first().click()
  const editor = page.getByRole('textbox', { name: /^Code of/ })
  await editor.click()
  await page.keyboard.press('Control+a')
  // Pasted, so that the editor does not close brackets by itself.
  await page.evaluate((text) => navigator.clipboard.writeText(text), source)
  await page.keyboard.press('Control+v')
  const times: number[] = []
  for (let press = 0; press < presses; press++) {
    const run = page.getByRole('button', { name: 'Run', exact: true })
    times.push(await run.evaluate(pressAndWait))
    await run.waitFor({ timeout: 120_000 })
  }
  await page.close()
  return times
}

/** Runs in the page. */
function pressAndWait(button: Element): Promise<number> {
  const old = new Set(document.querySelectorAll('[data-passes]'))
  return new Promise((resolve) => {
    const started = performance.now()
    const observer = new MutationObserver(() => {
      if ([...document.querySelectorAll('[data-passes]')].every((each) => old.has(each))) return
      observer.disconnect()
      resolve(performance.now() - started)
    })
    observer.observe(document.body, { subtree: true, childList: true })
    ;(button as HTMLElement).click()
  })
}
