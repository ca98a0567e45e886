import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { secondMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'
import { type EarlierDraft, isTooLong, timeAfter, unexpired, writeDraft } from '../../draft-rules.ts'
import { LearningContext } from '../learning-source.ts'
import { guestDraft, keepSaved, memberDraft } from './kept-drafts.ts'

/** At most one change is stored in this time, so that typing stays far below the limit of writes. */
const storeEveryMs = 2 * secondMs

export interface OwnDraft {
  /** The text for the editor to begin with. When it changes, it replaces what is there. */
  readonly start: string
  /** What is written now. */
  text(): string
  write(text: string): void
  /** Stores what is written, before something that may take the page with it. */
  store(): void
  /** Back to the text that nobody wrote. */
  startOver(): void
  /** The draft that was replaced in the last day. */
  readonly earlier: EarlierDraft | undefined
  bringBack(): void
  /** A member's draft that is longer than the account keeps; this browser has it. */
  readonly isOnlyHere: boolean
}

/**
 * A text that is kept: in this browser, and for members in their account.
 *
 * @param id as in `write-trie-python`; another ID needs another component (`key`)
 * @param begin the text when nothing was written
 */
export function useDraft(id: string, begin: string): OwnDraft {
  const visitor = useVisitor()
  const isMember = likelyKind(visitor) === 'member'
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const save = useContext(LearningContext)?.saveDraft
  const stored = useMemo(() => (isMember ? memberDraft(id) : guestDraft(id)), [isMember, id])
  const kept = useSyncExternalStore(stored.onChange, stored.read, () => undefined)
  const [start, setStart] = useState(() => kept?.draft.text || begin)
  const text = useRef(start)
  const unstored = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sitting = useRef(newSitting())
  const hasWritten = useRef(false)

  const { data: saved } = useQuery({
    queryKey: ['draft', userId, id],
    queryFn: () => call('GET /api/drafts/:id', { params: { id } }),
    enabled: userId !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (!saved || saved.userId !== userId) return
    const isLater = keepSaved(stored, saved)
    const local = stored.read()
    if (isLater && local && !isTooLong(local.draft.text)) save?.(id, local.draft)
  }, [saved, userId, stored, save, id])

  /** Another device or tab wrote it; what is being written here is not replaced. */
  const showKept = useEffectEvent((written: string) => {
    if (!hasWritten.current && written !== text.current) show(written || begin)
  })
  const written = kept?.draft.text
  useEffect(() => {
    if (written !== undefined) showKept(written)
  }, [written])

  function show(next: string): void {
    text.current = next
    // A line break more makes it another text, so that the editor begins anew even with the same one.
    setStart((current) => (current === next ? `${next}\n` : next))
  }

  const storeIn = useMemo(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const next = unstored.current
      if (next === undefined) return
      unstored.current = undefined
      const before = stored.read()
      const now = Date.now()
      const draft = { text: next, at: timeAfter(before?.draft, now), sitting: sitting.current }
      stored.write(writeDraft(before, draft, now))
      if (!isTooLong(next)) save?.(id, draft)
    },
    [stored, save, id],
  )
  // What a member wrote is stored as theirs, also when the page closes because they have signed out.
  useEffect(() => {
    addEventListener('pagehide', storeIn)
    return () => {
      storeIn()
      removeEventListener('pagehide', storeIn)
    }
  }, [storeIn])

  function write(next: string): void {
    text.current = next
    unstored.current = next
    hasWritten.current = true
    timer.current ??= setTimeout(storeIn, storeEveryMs)
  }

  /** In a sitting of its own, so that what is there becomes the earlier draft. */
  function replace(next: string): void {
    storeIn()
    sitting.current = newSitting()
    write(next)
    storeIn()
    show(next || begin)
  }

  const earlier = unexpired(kept?.earlier, Date.now())
  return {
    start,
    text: () => text.current,
    write,
    store: storeIn,
    startOver: () => replace(''),
    earlier,
    bringBack: () => earlier && replace(earlier.text),
    isOnlyHere: isMember && kept !== undefined && isTooLong(kept.draft.text),
  }
}

function newSitting(): string {
  return Math.random().toString(36).slice(2, 12)
}
