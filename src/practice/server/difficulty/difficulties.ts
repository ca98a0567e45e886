import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '#platform/durations.ts'
import type { Store } from '#platform/server/store/store.ts'
import { contentDifficulty } from '../../rounds/content-difficulty.ts'
import { addInPlace, emptyStanding } from '../../standing/standing.ts'
import { readJudgedAnswers } from '../answer-store.ts'
import { readClock, readDifficulties, readMembers, writeDifficulties } from './difficulties-store.ts'
import {
  centerDifficulties,
  countMembers,
  type DifficultySample,
  estimateDifficulty,
  fewestMembers,
} from './estimate-difficulty.ts'

const periodMs = 7 * dayMs
const answersPerSlice = 250
const membersPerPage = 100

/** How hard prompts are: as members' answers say, else as their texts do. */
export function createDifficulties(store: Store) {
  let inForce: ReadonlyMap<string, number> = new Map()
  /** Also when no prompt had enough answers, which leaves no row that says so. */
  let triedAt = 0

  return {
    of: (id: string): number => inForce.get(id) ?? contentDifficulty(id),
    /** Estimates anew what is a week old, and reads what is in force. @param promptIds those that may have an estimate */
    async refresh(promptIds: readonly string[]): Promise<void> {
      const now = await readClock(store)
      const known = await readDifficulties(store)
      const madeAt = Math.max(triedAt, ...known.map(({ made_at }) => made_at))
      const isDue = now - madeAt >= periodMs
      if (isDue && (await readMembers(store, '', fewestMembers)).length === fewestMembers) {
        triedAt = now
        await estimateAll(store, promptIds, now)
      }
      const rows = await readDifficulties(store)
      inForce = new Map(rows.map(({ prompt_id, difficulty }) => [prompt_id, difficulty]))
    },
  }
}

/** Replays the answers of all members, in slices between which other work runs. */
async function estimateAll(store: Store, promptIds: readonly string[], now: number): Promise<void> {
  const samples = new Map<string, DifficultySample[]>(promptIds.map((id) => [id, []]))
  for (let after = '', isMore = true; isMore; ) {
    const members = await readMembers(store, after, membersPerPage)
    for (const member of members) await collect(store, member, samples)
    after = members.at(-1) ?? after
    isMore = members.length === membersPerPage
  }
  const estimated = [...samples].map(([id, own]) => {
    const content = contentDifficulty(id)
    return { id, own, content, difficulty: estimateDifficulty(content, own) }
  })
  const centered = centerDifficulties(estimated)
  const rows = estimated.flatMap(({ id, own }, index) => {
    const members = countMembers(own)
    return members < fewestMembers
      ? []
      : { prompt_id: id, difficulty: centered[index]!, members, answers: own.length, made_at: now }
  })
  await writeDifficulties(store, rows)
}

async function collect(
  store: Store,
  member: string,
  samples: ReadonlyMap<string, DifficultySample[]>,
): Promise<void> {
  const state = emptyStanding()
  for (let isMore = true; isMore; ) {
    const answers = await readJudgedAnswers(store, member, { after: state.last, limit: answersPerSlice })
    addInPlace(state, answers, ({ promptId, ...sample }) =>
      samples.get(promptId)?.push({ member, ...sample }),
    )
    isMore = answers.length === answersPerSlice
    await pause(1)
  }
}
