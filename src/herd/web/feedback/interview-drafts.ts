import { useEffect, useMemo, useState } from 'react'
import { custom, fallback, object, pipe, record, string, transform, unknown } from 'valibot'
import { localJson, localValue } from '#platform/web/local-value.ts'
import type { Scores } from '../../contract.ts'
import { criteria, isScore } from '../../rating.ts'
import { stopwatchSchema } from '../interview/interview-phases.ts'

/** Unfinished feedback: seven scores for the detailed form, one for the short form, and a comment for both. */
export interface FeedbackDraft {
  readonly scores: Partial<Scores>
  /** 0 while none is chosen. */
  readonly score: number
  readonly comment: string
}

/** Every part that is not valid is left out. */
export const draftSchema = object({
  scores: fallback(
    pipe(
      record(string(), unknown()),
      transform((scores): Partial<Scores> => {
        const isSet = ({ key }: (typeof criteria)[number]) => isScore(scores[key])
        return Object.fromEntries(criteria.filter(isSet).map(({ key }) => [key, scores[key]]))
      }),
    ),
    {},
  ),
  score: fallback(custom<number>(isScore), 0),
  comment: fallback(string(), ''),
})
const emptyDraft: FeedbackDraft = { scores: {}, score: 0, comment: '' }

export const savedStopwatch = (id: string) => localJson(`capra.interviewWatch.${id}`, stopwatchSchema)
const savedNotes = (id: string) => localValue(`capra.interviewNotes.${id}`)
const savedDraft = (id: string) => localJson<FeedbackDraft>(`capra.interviewDraft.${id}`, draftSchema)

/** Deletes what this browser has saved for an interview that is now completed. */
export function clearInterview(id: string): void {
  for (const saved of [savedStopwatch, savedNotes, savedDraft]) saved(id).clear()
}

export function readNotes(id: string): string {
  return savedNotes(id).read() ?? ''
}

/** Notes that never leave this browser. `isSaved` is false when its storage refused them. */
export function useNotes(id: string) {
  const { value: text, ...rest } = useSaved<string>(id, savedNotes, '')
  return { text, ...rest }
}

/** Survives a reload, a sign-in and a form closed by accident. */
export function useFeedbackDraft(id: string) {
  const { value: draft, change } = useSaved<FeedbackDraft>(id, savedDraft, emptyDraft)
  return { draft, change: (changes: Partial<FeedbackDraft>) => change({ ...draft, ...changes }) }
}

interface Saved<T> {
  read(): T | null | undefined
  write(value: T): boolean
  onChange(listener: () => void): () => void
}

/** Shared between tabs. */
function useSaved<T>(id: string, savedOf: (id: string) => Saved<T>, empty: T) {
  const saved = useMemo(() => savedOf(id), [id, savedOf])
  const [value, setValue] = useState(() => saved.read() ?? empty)
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    // A cleared value belongs to a completed interview and must not delete what is being typed.
    const update = () => setValue((before) => saved.read() ?? before)
    const unsubscribe = saved.onChange(update)
    // Another tab may have written since the first render.
    update()
    return unsubscribe
  }, [saved])
  return {
    value,
    isSaved,
    change(next: T) {
      setSaved(saved.write(next))
      setValue(next)
    },
  }
}
