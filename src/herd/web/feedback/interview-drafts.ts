import { useEffect, useState } from 'react'
import { type LocalValue, localValue } from '#platform/web/local-value.ts'
import type { Scores } from '../../contract.ts'
import { criteria, isScore } from '../../rating.ts'

export const savedStopwatch = (id: string) => localValue(`capra.interviewWatch.${id}`)
const savedNotes = (id: string) => localValue(`capra.interviewNotes.${id}`)
const savedDraft = (id: string) => localValue(`capra.interviewDraft.${id}`)

/** Deletes what this browser has saved for an interview that is now completed. */
export function clearInterview(id: string): void {
  for (const saved of [savedStopwatch, savedNotes, savedDraft]) saved(id).clear()
}

export function readNotes(id: string): string {
  return savedNotes(id).read() ?? ''
}

/** Notes that never leave this browser. `isSaved` is false when its storage refused them. */
export function useNotes(id: string) {
  return useSavedText(id, savedNotes)
}

/** Unfinished feedback: seven scores for the detailed form, one for the short form, and a comment for both. */
export interface FeedbackDraft {
  readonly scores: Partial<Scores>
  /** 0 while none is chosen. */
  readonly score: number
  readonly comment: string
}

/** Survives a reload, a sign-in and a form closed by accident. */
export function useFeedbackDraft(id: string): {
  draft: FeedbackDraft
  change: (changes: Partial<FeedbackDraft>) => void
} {
  const { text, change } = useSavedText(id, savedDraft)
  const draft = parseDraft(text)
  return { draft, change: (changes) => change(JSON.stringify({ ...draft, ...changes })) }
}

/** Shared between tabs. The state keeps the text until a reload even when the storage refuses it. */
function useSavedText(id: string, savedOf: (id: string) => LocalValue) {
  const [text, setText] = useState(() => savedOf(id).read() ?? '')
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    const value = savedOf(id)
    // A cleared value belongs to a completed interview and must not delete what is being typed.
    const update = () => setText((before) => value.read() ?? before)
    const unsubscribe = value.onChange(update)
    // Another tab may have written since the first render.
    update()
    return unsubscribe
  }, [id, savedOf])
  return {
    text,
    isSaved,
    change(next: string) {
      setSaved(savedOf(id).write(next))
      setText(next)
    },
  }
}

/** Ignores every part that is not valid. */
export function parseDraft(text: string): FeedbackDraft {
  const draft = mapOf(parseJson(text))
  const scores = mapOf(draft.get('scores'))
  const score = draft.get('score')
  const comment = draft.get('comment')
  return {
    scores: Object.fromEntries(
      criteria.flatMap(({ key }) => {
        const value = scores.get(key)
        return isScore(value) ? [[key, value]] : []
      }),
    ),
    score: isScore(score) ? score : 0,
    comment: typeof comment === 'string' ? comment : '',
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mapOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
