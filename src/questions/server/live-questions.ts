import { randomUUID } from 'node:crypto'
import type { Store } from '#platform/server/store/store.ts'
import { readEditions, readImported } from './imported-store.ts'
import { indexQuestions, type QuestionIndex } from './question-index.ts'
import { shelveQuestions } from './shelf.ts'
import { readNewerCounts, readSightingCounts, type SightingCount } from './sighting-count-store.ts'

/** The list as it is now, held in memory. */
export interface LiveQuestions {
  readonly index: QuestionIndex
  readonly sightings: ReadonlyMap<number, readonly SightingCount[]>
  readonly importedReportCount: number
  /** Differs whenever an answer made from this would differ. */
  readonly edition: string
}

/** The list, and the editions it was made from. */
interface Held {
  readonly live: LiveQuestions
  readonly imports: number
  readonly sightings: number
  /** Raised when a count of sightings is gone, which is no change that could be read. */
  readonly vanished: number
}

/** Another process may have imported or reported something: that is noticed within this time. */
const checkEveryMs = 1000

/** Gives the list; `forget` makes the next call look at the store, after a change of one's own. */
export function holdQuestions(
  store: Store,
  clock: () => number = performance.now.bind(performance),
): { current(): Promise<LiveQuestions>; forget(): void } {
  // Editions count from zero in every store; a tag must not be true of another store's list.
  const holder = randomUUID()
  let held: Held | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  /** Raised by every change of one's own: a look that began before it has seen too little. */
  let changes = 0
  let checking: Promise<LiveQuestions> | undefined

  async function check(): Promise<LiveQuestions> {
    const changesBefore = changes
    const editions = await readEditions(store)
    const imports = editions.get('company-questions') ?? 0
    const sightings = editions.get('sightings') ?? 0
    const vanished = editions.get('vanished-sightings') ?? 0
    let now = held
    if (now?.imports !== imports || now.sightings !== sightings) {
      const list = now?.imports === imports ? now.live : await loadList(store)
      const live = {
        index: list.index,
        importedReportCount: list.importedReportCount,
        sightings:
          now?.vanished === vanished
            ? withNewer(now.live.sightings, await readNewerCounts(store, now.sightings))
            : withNewer(new Map(), await readSightingCounts(store)),
        edition: `${holder} ${imports} ${sightings}`,
      }
      now = { live, imports, sightings, vanished }
    }
    if (changes === changesBefore) {
      held = now
      checkedAt = clock()
      checking = undefined
    }
    return now.live
  }

  return {
    current() {
      if (held && clock() - checkedAt < checkEveryMs) return Promise.resolve(held.live)
      // Requests that come meanwhile wait for the same look.
      checking ??= check().catch((failure) => {
        checking = undefined
        throw failure
      })
      return checking
    },
    forget() {
      changes++
      checking = undefined
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}

async function loadList(store: Store): Promise<Pick<LiveQuestions, 'index' | 'importedReportCount'>> {
  const imported = await readImported(store)
  return { index: indexQuestions(shelveQuestions(imported)), importedReportCount: imported.reports.length }
}

/** Counts by question, most people first, with others in the place of those that have changed. */
function withNewer(
  before: LiveQuestions['sightings'],
  newer: readonly SightingCount[],
): LiveQuestions['sightings'] {
  const after = new Map(before)
  for (const [questionId, changed] of Map.groupBy(newer, (count) => count.questionId)) {
    const slugs = new Set(changed.map(({ slug }) => slug))
    const same = (before.get(questionId) ?? []).filter(({ slug }) => !slugs.has(slug))
    const all = [...same, ...changed]
    after.set(
      questionId,
      all.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
    )
  }
  return after
}
