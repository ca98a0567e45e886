import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type CompanyFilter, parseFilter, writeFilter } from './company-filter.ts'

interface FilterControls {
  readonly filter: CompanyFilter
  /** A choice is a history entry that Back undoes. */
  readonly choose: (change: Partial<CompanyFilter>) => void
  /** Typing changes the current history entry. */
  readonly type: (search: string) => void
  /** Writes the filter into the URL now. */
  readonly writeUrl: () => void
}

/**
 * The URL follows after a pause: browsers limit how often a page may change it, and a navigation renders every link
 * again, which would delay the list of the next letter (target: 120 ms). The pause is longer than between two letters.
 */
const pauseMs = 500
/** The state of history entries that this hook made. */
const ownEntry = { isCompanyFilter: true }

/** The filter in the URL, and in React state: several quick choices must not wait for the router in between. */
export function useCompanyFilter(): FilterControls {
  const { search, key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isOwn = navigationType !== 'POP' && state?.isCompanyFilter === true
  const [filter, setFilter] = useState(() => parseFilter(search))
  const [entry, setEntry] = useState(key)
  if (entry !== key) {
    setEntry(key)
    if (!isOwn) setFilter(parseFilter(search))
  }

  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])

  const change = useCallback((part: Partial<CompanyFilter>) => {
    latest.current = { ...latest.current, ...part }
    setFilter(latest.current)
  }, [])

  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; isNewEntry: boolean }>(undefined)
  const discardPending = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry that someone else made ends a pending write
  useEffect(() => {
    if (!isOwn) discardPending()
  }, [key, isOwn, discardPending])
  useEffect(() => discardPending, [discardPending])

  const writeUrl = useCallback(() => {
    if (!pending.current) return
    const { isNewEntry } = pending.current
    discardPending()
    void navigate(
      { search: writeFilter(latest.current) },
      { replace: !isNewEntry, preventScrollReset: true, state: ownEntry },
    )
  }, [navigate, discardPending])

  const schedule = useCallback(
    (isNewEntry: boolean) => {
      const wasNewEntry = pending.current?.isNewEntry === true
      clearTimeout(pending.current?.timer)
      pending.current = {
        timer: setTimeout(writeUrl, pauseMs),
        isNewEntry: isNewEntry || wasNewEntry,
      }
    },
    [writeUrl],
  )

  return {
    filter,
    choose: useCallback(
      (part) => {
        writeUrl()
        change(part)
        schedule(true)
      },
      [writeUrl, change, schedule],
    ),
    type: useCallback(
      (typed) => {
        change({ search: typed })
        schedule(false)
      },
      [change, schedule],
    ),
    writeUrl,
  }
}
