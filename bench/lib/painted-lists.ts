import type { Page } from '@playwright/test'
import { lessonPlaces } from '#content/lesson-places.ts'

/** What stood on the screen when a list counted as painted, and after how many milliseconds that was. */
export interface PaintedList {
  readonly ms: number
  /** Whether it was asked for before the page had the whole list, so that the server had to answer. */
  readonly isEarly: boolean
  readonly search: string
  /** Labels of the chips that were pressed. */
  readonly chosen: readonly string[]
  /** What the page said was found. */
  readonly found: string
  /** Titles of the rows in sight. */
  readonly titles: readonly string[]
}

type Watched = typeof globalThis & { takePainted: () => PaintedList[] }

/**
 * Runs in the page: notes for each input or click how long it takes until a frame with its own list is painted. It
 * waits for the list to say that it is done instead of looking in each frame, which would have the page draw them, and
 * looks at what was painted when the time is taken, so that its own work is no part of it.
 */
export function watchPaints(): void {
  const painted: PaintedList[] = []
  const list = () => document.querySelector('section[aria-busy]')
  const textOf = (chip: Element) => chip.querySelector<HTMLElement>('[data-text]')?.dataset.text ?? ''
  let arrivedAt = Number.POSITIVE_INFINITY
  new PerformanceObserver((entries) => {
    for (const { name, responseEnd } of entries.getEntries() as PerformanceResourceTiming[])
      if (name.endsWith('/company-questions/list')) arrivedAt = responseEnd
  }).observe({ type: 'resource', buffered: true })
  const searched = () =>
    document.querySelector<HTMLInputElement>('input[aria-label="Search questions"]')?.value ?? ''
  const layer = (side: Element) => Number.parseInt(getComputedStyle(side).zIndex, 10)
  /** Whether the title lies on a side of its row that another side covers. */
  const isCovered = (title: Element) => {
    const side = title.closest('[data-index] > *')
    return (
      side !== null && [...(side.parentElement?.children ?? [])].some((each) => layer(each) > layer(side))
    )
  }
  const look = () => ({
    chosen: [...document.querySelectorAll('section[aria-label="Filters"] [aria-pressed="true"]')].map(textOf),
    found: list()?.querySelector('[role="status"]')?.textContent ?? '',
    titles: [...document.querySelectorAll('article h3')].flatMap((title) => {
      // Asked first: the place of what is skipped would have it laid out for us alone.
      if (!title.checkVisibility() || isCovered(title)) return []
      const { top, bottom } = title.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [title.textContent] : []
    }),
  })
  type Frame = Pick<PaintedList, 'isEarly' | 'search'> & { from: number; seen?: ReturnType<typeof look> }
  const inFrames: Frame[] = []
  const notePainted = () => {
    const now = performance.now()
    const frame = inFrames.shift()
    if (!frame) return
    const { isEarly, search, from, seen = look() } = frame
    painted.push({ isEarly, search, ...seen, ms: now - from })
  }
  const note = (event: Event) => {
    // The next letter has come before the frame of the last was told: its list still stands there, but for the letter.
    for (const frame of inFrames) frame.seen ??= look()
    const from = event.timeStamp
    const isEarly = from < arrivedAt
    const inFrame = () =>
      requestAnimationFrame(() => {
        if (list()?.getAttribute('aria-busy') !== 'false') return wait()
        inFrames.push({ isEarly, search: searched(), from })
        // A frame is painted when the task after it runs. A task of the usual kind would wait for all that the page has
        // owed since before the frame, and for its timers, and count them.
        void scheduler.postTask(notePainted, { priority: 'user-blocking' })
      })
    const wait = () => {
      const section = list()
      if (!section) return inFrame()
      const changes = new MutationObserver(() => {
        if (section.getAttribute('aria-busy') !== 'false') return
        changes.disconnect()
        inFrame()
      })
      changes.observe(section, { attributeFilter: ['aria-busy'] })
    }
    inFrame()
  }
  document.addEventListener('input', note, true)
  document.addEventListener('click', note, true)
  Object.assign(globalThis, { takePainted: () => painted.splice(0) })
}

export function takePainted(page: Page): Promise<PaintedList[]> {
  return page.evaluate(() => (globalThis as Watched).takePainted())
}

/** Looks up what the server gives for what was asked, of `cookies`' person. */
interface Asked {
  readonly url: string
  readonly cookies: string
}

/** @throws when a list that counted as painted is not what the server gives for what was asked at that moment. */
export async function checkPainted({ url, cookies }: Asked, painted: readonly PaintedList[]): Promise<void> {
  const ask = (path: string) => fetch(`${url}/api/company-questions${path}`, { headers: { cookie: cookies } })
  const companies: { name: string; slug: string }[] = await (await ask('/companies')).json()
  const slugs = new Map(companies.map(({ name, slug }) => [name, slug]))
  const patterns: string[] = await (await ask('/patterns')).json()
  for (const { search, chosen, found, titles } of painted) {
    const query = new URLSearchParams({
      q: search.trim(),
      sql: 'false',
      limit: '20',
      companies: chosen.flatMap((name) => slugs.get(name) ?? []).join(),
      // Names with commas are called by their lessons' slugs.
      patterns: chosen
        .filter((name) => patterns.includes(name))
        .map((name) => lessonPlaces.get(name)?.name ?? name)
        .join(),
      difficulty: chosen.filter((name) => ['Easy', 'Medium', 'Hard'].includes(name)).join(),
    })
    const answer = await ask(`?${query}`)
    const questions: { title: string }[] = await answer.json()
    const total = Number(answer.headers.get('x-total-count'))
    const expected = questions.slice(0, titles.length).map(({ title }) => title)
    const isTold =
      total === 0 || found === `${total.toLocaleString('en')} question${total === 1 ? '' : 's'} found`
    if (!isTold || (titles.length === 0) !== (total === 0) || expected.join('|') !== titles.join('|'))
      throw new Error(
        `The list of '${search}' and ${chosen.join(', ')} was not painted yet: ${found} (${total}), ${titles.join(' | ')}`,
      )
  }
}
