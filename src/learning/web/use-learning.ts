import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { currentUserQuery } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'
import { type Doing, summarizeResults } from '../results.ts'
import { nothingLearned } from '../rules.ts'
import {
  LearningContext,
  type LearningSource,
  type LearningState,
  learningKey,
  type SavedLearning,
} from './learning-source.ts'

const nothing: LearningState = { ...nothingLearned, isWaiting: false }

/** For visitors, and until it is known who is here. */
const noLearning: LearningSource = {
  read: () => nothing,
  subscribe: () => () => {},
  saveLesson() {},
  openHint() {},
  saveResult() {},
  adopt() {},
}

export interface OwnLearning
  extends LearningState,
    Pick<LearningSource, 'saveLesson' | 'openHint' | 'saveResult'> {
  /** What was reached in a pattern. */
  doingOf(pattern: string): Doing
  /** False until it is known what a member has done on other devices, or that the server cannot be reached. */
  readonly isLoaded: boolean
}

/** What the guest or member did in lessons, which hints they opened, and how they did in Drive, Find the slip and Build. */
export function useLearning(): OwnLearning {
  const loaded = useContext(LearningContext)
  const source = loaded ?? noLearning
  const { kind } = useVisitor()
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: [learningKey],
    queryFn: () => call('GET /api/learning'),
    // At sign-out, queries are reset while the page that closes may still be shown.
    enabled: () => kind === 'member' && client.getQueryData(currentUserQuery.queryKey) !== null,
    staleTime: minuteMs,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
  const [adopted, setAdopted] = useState<SavedLearning>()
  useEffect(() => {
    if (!data) return
    source.adopt(data)
    setAdopted(data)
  }, [data, source])
  const state = useSyncExternalStore(source.subscribe, source.read, noLearning.read)
  const isLoaded =
    kind === 'member'
      ? loaded !== undefined && !isPending && adopted === data
      : loaded !== undefined || kind === 'none'
  const { saveLesson, openHint, saveResult } = source
  const doingOf = (pattern: string) => summarizeResults(state.results[pattern])
  return { ...state, isLoaded, doingOf, saveLesson, openHint, saveResult }
}
