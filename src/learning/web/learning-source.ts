import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import { type Learning, type LessonProgress, nothingLearned } from '../rules.ts'

export type SavedLearning = ReplyTo<'GET /api/learning'>

export interface LearningState extends Learning {
  /** Something has waited for the server long enough to be mentioned. */
  readonly isWaiting: boolean
}

/** Whose learning the screens show, and where it is saved. */
export interface LearningSource {
  /** The same object until it changes. */
  read(): LearningState
  /** Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  saveLesson(pattern: string, progress: LessonProgress): void
  /** @param rungs how many are open now, 1 to 4 */
  openHint(problem: number, rungs: number): void
  /** Takes what the server has stored. */
  adopt(saved: SavedLearning): void
}

const nothing: LearningState = { ...nothingLearned, isWaiting: false }

/** For visitors, and until it is known who is here. */
export const noLearning: LearningSource = {
  read: () => nothing,
  subscribe: () => () => {},
  saveLesson() {},
  openHint() {},
  adopt() {},
}

/** Undefined until the source of a guest or member is loaded. */
export const LearningContext = createContext<LearningSource | undefined>(undefined)

/** All queries of it begin with this. */
export const learningKey = 'learning'

export interface OwnLearning extends LearningState, Pick<LearningSource, 'saveLesson' | 'openHint'> {
  /** False until it is known what a member has done on other devices, or that the server cannot be reached. */
  readonly isLoaded: boolean
}

/** What the guest or member did in lessons, and which hints they opened. */
export function useLearning(): OwnLearning {
  const loaded = useContext(LearningContext)
  const source = loaded ?? noLearning
  const { kind } = useVisitor()
  const { data, isPending } = useQuery({
    queryKey: [learningKey],
    queryFn: () => call('GET /api/learning'),
    enabled: kind === 'member',
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
  return { ...state, isLoaded, saveLesson: source.saveLesson, openHint: source.openHint }
}
