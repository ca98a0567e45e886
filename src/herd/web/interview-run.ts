import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { type FeedbackDraft, parseDraft } from './feedback/feedback-draft.ts'
import {
  elapsedMs,
  freshWatch,
  parseWatch,
  pauseWatch,
  type Stopwatch,
  startWatch,
} from './interview/interview-phases.ts'

const watchOf = (id: string) => localValue(`capra.interviewWatch.${id}`)
const notesOf = (id: string) => localValue(`capra.interviewNotes.${id}`)
const draftOf = (id: string) => localValue(`capra.interviewDraft.${id}`)

/** What an interviewer kept in this browser for one interview; it is done. */
export function forgetRun(id: string): void {
  watchOf(id).clear()
  notesOf(id).clear()
  draftOf(id).clear()
}

export function readNotes(id: string): string {
  return notesOf(id).read() ?? ''
}

/** Notes that never leave this browser. `kept` is false when it does not take them. */
export function useNotes(id: string) {
  return useKeptText(id, notesOf)
}

/** Feedback is much to write: what was begun is there again after a reload, a sign-in, or a form closed by mistake. */
export function useFeedbackDraft(id: string): {
  draft: FeedbackDraft
  change: (part: Partial<FeedbackDraft>) => void
} {
  const { text, change } = useKeptText(id, draftOf)
  const draft = parseDraft(text)
  return { draft, change: (part) => change(JSON.stringify({ ...draft, ...part })) }
}

/** The same in every place and tab that shows it; in this place, and until a reload, even where nothing is kept. */
function useKeptText(id: string, place: typeof notesOf) {
  const [text, setText] = useState(() => place(id).read() ?? '')
  const [kept, setKept] = useState(true)
  useEffect(() => {
    const value = place(id)
    // What was cleared belonged to an interview that is over; nobody's typing is taken away for it.
    const follow = () => setText((before) => value.read() ?? before)
    const stop = value.onChange(follow)
    // Another tab may have written since this was drawn.
    follow()
    return stop
  }, [id, place])
  return {
    text,
    kept,
    change(next: string) {
      setKept(place(id).write(next))
      setText(next)
    },
  }
}

/** A stopwatch that goes on over a reload, in every tab of this browser. */
export function useStopwatch(id: string) {
  const subscribe = useCallback((listener: () => void) => watchOf(id).onChange(listener), [id])
  const text = useSyncExternalStore(
    subscribe,
    () => watchOf(id).read(),
    () => null,
  )
  const watch = parseWatch(text)
  const isRunning = watch.startedAt !== undefined
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const ticking = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticking)
  }, [isRunning])

  const keep = (next: Stopwatch) => {
    watchOf(id).write(JSON.stringify(next))
    setNow(Date.now())
  }
  return {
    isRunning,
    seconds: Math.floor(elapsedMs(watch, Math.max(now, watch.startedAt ?? 0)) / 1000),
    start: () => keep(startWatch(watch, Date.now())),
    pause: () => keep(pauseWatch(watch, Date.now())),
    reset: () => keep(freshWatch),
  }
}
