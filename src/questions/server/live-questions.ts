import { randomUUID } from 'node:crypto'
import type { Store } from '#platform/server/store.ts'
import { readEditions, readImported } from './imported-store.ts'
import { indexQuestions, type QuestionIndex } from './question-index.ts'
import { shelveQuestions } from './shelf.ts'
import { countSightings, type SightingCount } from './sighting-store.ts'

/** The list as it is now, held in memory. */
export interface LiveQuestions {
  readonly index: QuestionIndex
  readonly sightings: ReadonlyMap<number, readonly SightingCount[]>
  readonly importedReportCount: number
  /** Differs whenever an answer made from this would differ. */
  readonly edition: string
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
  let held: { live: LiveQuestions; imports: number; sightings: number } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  /** Raised by every change of one's own: a look that began before it has seen too little. */
  let changes = 0
  let checking: Promise<LiveQuestions> | undefined

  async function check(): Promise<LiveQuestions> {
    const changesBefore = changes
    const editions = await readEditions(store)
    const imports = editions.get('company-questions') ?? 0
    const sightings = editions.get('sightings') ?? 0
    let now = held
    if (now?.imports !== imports || now.sightings !== sightings) {
      const list = now?.imports === imports ? now.live : await loadList(store)
      const live = {
        index: list.index,
        importedReportCount: list.importedReportCount,
        sightings: groupByQuestion(await countSightings(store)),
        edition: `${holder} ${imports} ${sightings}`,
      }
      now = { live, imports, sightings }
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

function groupByQuestion(counts: readonly SightingCount[]): ReadonlyMap<number, readonly SightingCount[]> {
  const groups = new Map<number, SightingCount[]>()
  for (const count of counts) {
    const group = groups.get(count.questionId)
    if (group) group.push(count)
    else groups.set(count.questionId, [count])
  }
  for (const group of groups.values()) group.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
  return groups
}
