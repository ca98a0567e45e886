import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { contentDifficulty } from '../rounds/content-difficulty.ts'
import {
  centerDifficulties,
  countMembers,
  type DifficultySample,
  estimateDifficulty,
  fewestMembers,
} from '../standing/estimate-difficulty.ts'
import { addInPlace, emptyStanding } from '../standing/standing.ts'
import { readJudgedAnswers } from './answer-store.ts'

interface PromptDifficultiesTable {
  prompt_id: string
  difficulty: number
  members: number
  answers: number
  made_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    prompt_difficulties: PromptDifficultiesTable
  }
}

const periodMs = 7 * dayMs
const answersPerSlice = 250
const membersPerPage = 100

/** How hard prompts are: as members' answers say, else as their texts do. */
export function createDifficulties(store: Store) {
  let inForce: ReadonlyMap<string, number> = new Map()

  return {
    of: (id: string): number => inForce.get(id) ?? contentDifficulty(id),
    /** Estimates anew what is a week old, and reads what is in force. @param promptIds those that may have an estimate */
    async refresh(promptIds: readonly string[]): Promise<void> {
      const { now } = await store.db.selectNoFrom(store.now().as('now')).executeTakeFirstOrThrow()
      const known = await readDifficulties(store)
      const madeAt = Math.max(0, ...known.map(({ made_at }) => made_at))
      if (Number(now) - madeAt >= periodMs) await estimateAll(store, promptIds, Number(now))
      const rows = await readDifficulties(store)
      inForce = new Map(rows.map(({ prompt_id, difficulty }) => [prompt_id, difficulty]))
    },
  }
}

function readDifficulties({ db }: StoreHandle): Promise<PromptDifficultiesTable[]> {
  return db.selectFrom('prompt_difficulties').selectAll().execute()
}

/** Replays the answers of all members, in slices between which other work runs. */
async function estimateAll(store: Store, promptIds: readonly string[], now: number): Promise<void> {
  const samples = new Map<string, DifficultySample[]>(promptIds.map((id) => [id, []]))
  for (let after = '', isMore = true; isMore; ) {
    const members = await store.db
      .selectFrom('practice_standings')
      .select('user_id')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(membersPerPage)
      .execute()
    for (const { user_id } of members) await collect(store, user_id, samples)
    after = members.at(-1)?.user_id ?? after
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
  await store.transaction(async ({ db }) => {
    await db.deleteFrom('prompt_difficulties').execute()
    if (rows.length > 0) await db.insertInto('prompt_difficulties').values(rows).execute()
  })
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
