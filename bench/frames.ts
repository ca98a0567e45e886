// Frames dropped by each demo, played at 4x with the CPU slowed four times.
// Run: npm run build && node bench/frames.ts [pattern ...]
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { catalogue } from '#curriculum/catalogue.ts'
import { chromiumArguments, findChromium } from '../scripts/testing/chromium.ts'
import { median, table } from './lib/report.ts'
import { addMembers, browserCookies, startSite } from './lib/site.ts'

const runs = Number(process.env.RUNS ?? 3)
/** The cost of a step does not grow with their number, so a long run is cut after this time, in ms. */
const longestMs = 5_000
const stepMs = 250

interface FrameCount {
  /** Frames that a 60 Hz screen could have shown in this time. */
  readonly all: number
  /** Frames whose picture never came, and whose absence Chromium counts as visible. */
  readonly dropped: number
}

const only = process.argv.slice(2)
const demos = catalogue.flatMap(({ id, lessons }) =>
  lessons
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .map(({ name }) => ({ name, path: `/category/${id}?demo=${name}#${name}`, counts: [] as FrameCount[] })),
)
const site = await startSite()
const [session = ''] = addMembers(site, 1)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
})
const floor: FrameCount[] = []
// Round by round, so that a busy minute of the machine does not hit one demo alone.
for (let run = 0; run < runs; run++) {
  floor.push(await playSquare(browser))
  for (const { path, counts } of demos) counts.push(await playDemo(browser, path))
}
await browser.close()
await site.close()

const percent = ({ all, dropped }: FrameCount) => (100 * dropped) / all
const row = (name: string, counts: readonly FrameCount[]) => {
  const shares = counts.map(percent)
  return [name, `${median(shares).toFixed(1)}%`, `${Math.max(...shares).toFixed(1)}%`]
}
const all = demos.flatMap(({ counts }) => counts)
const total = { all: sum(all.map(({ all }) => all)), dropped: sum(all.map(({ dropped }) => dropped)) }
console.log(
  table(
    ['demo', 'dropped, median', 'worst run'],
    [
      row('(one moving square, nothing else)', floor),
      ...demos.map(({ name, counts }) => row(name, counts)),
      ['all demos', `${percent(total).toFixed(1)}%`, ''],
    ],
  ),
)

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

async function playDemo(browser: Browser, path: string): Promise<FrameCount> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(browserCookies(`${session}; capra.visitor=member`, site.url))
    const page = await context.newPage()
    await page.goto(site.url + path)
    const player = page.getByRole('region', { name: /^visual demo/i })
    await player.getByText('Speed, link and colors').click()
    await player.getByText('4x').click()
    // The address follows a moment later, which is work of its own.
    await page.waitForURL(/[?&]speed=4/)
    await player.focus()
    const steps = Number(/of (\d+)/.exec(await player.getByText(/^Step 1 of/).innerText())?.[1])
    const cdp = await slowDown(page)
    await page.keyboard.press('Space')
    await player.getByRole('button', { name: 'Pause' }).waitFor()
    await waitUntilIdle(page)
    return await countFrames(cdp, () => waitForLastStep(page, steps))
  } finally {
    await context.close()
  }
}

/** The page observes itself: polling it from outside would make it draw every frame. */
function waitForLastStep(page: Page, steps: number): Promise<void> {
  return page.evaluate(
    ({ last, stepMs, longestMs }) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(`[aria-valuetext="${last}"]`)) return
          observer.disconnect()
          setTimeout(resolve, stepMs)
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-valuetext'] })
        setTimeout(resolve, longestMs)
      }),
    { last: `Step ${steps} of ${steps}`, stepMs, longestMs },
  )
}

/** What this machine drops by itself: an otherwise empty page where one square moves at the pace of the demos. */
async function playSquare(browser: Browser): Promise<FrameCount> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.setContent(
    '<div style="width:40px;height:40px;background:#888;will-change:transform;transition:transform 150ms"></div>',
  )
  const cdp = await slowDown(page)
  const count = await countFrames(cdp, () =>
    page.evaluate(
      ({ forMs, stepMs }) =>
        new Promise<void>((resolve) => {
          const square = document.querySelector('div')
          let isRight = false
          const timer = setInterval(() => {
            isRight = !isRight
            if (square) square.style.transform = isRight ? 'translateX(200px)' : 'none'
          }, stepMs)
          setTimeout(() => {
            clearInterval(timer)
            resolve()
          }, forMs)
        }),
      { forMs: longestMs, stepMs },
    ),
  )
  await context.close()
  return count
}

async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await waitUntilIdle(page)
  return cdp
}

/** Idle twice in a row: the first time may be a gap in ongoing work. */
function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  )
}

/** One frame in Chromium's account of its own rendering pipeline. */
interface FrameReport {
  readonly frame_source: number
  readonly frame_sequence: number
  readonly state: string
  readonly affects_smoothness: boolean
}

/**
 * Counts frames during `act` from the compositor's trace. A counter inside the page (a chain of animation frames) would
 * make the page render every frame itself, and so measure its own work.
 */
async function countFrames(cdp: CDPSession, act: () => Promise<void>): Promise<FrameCount> {
  const reports: FrameReport[] = []
  const onData = ({ value }: { value: { name?: string; ph?: string; args?: unknown }[] }) => {
    for (const { name, ph, args } of value) {
      if (name !== 'PipelineReporter' || ph !== 'b') continue
      const { frame_reporter: report } = args as { frame_reporter?: FrameReport }
      if (report) reports.push(report)
    }
  }
  // The protocol types the values of this event as plain objects.
  cdp.on('Tracing.dataCollected', onData as (payload: { value: object[] }) => void)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  })
  const startedAt = performance.now()
  await act()
  const all = Math.round(((performance.now() - startedAt) * 60) / 1000)
  const completed = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await completed
  if (reports.length === 0) throw new Error('Chromium reported no frames: its trace events have changed.')
  // A frame may have several reports: one of the compositor, and one for a part that came later.
  const frames = [
    ...Map.groupBy(
      reports,
      ({ frame_source, frame_sequence }) => `${frame_source}/${frame_sequence}`,
    ).values(),
  ]
  const wasShown = (frame: readonly FrameReport[]) =>
    frame.some(({ state }) => state.startsWith('STATE_PRESENTED'))
  const isVisibleLoss = (frame: readonly FrameReport[]) => frame.some((report) => report.affects_smoothness)
  return { all, dropped: frames.filter((frame) => !wasShown(frame) && isVisibleLoss(frame)).length }
}
