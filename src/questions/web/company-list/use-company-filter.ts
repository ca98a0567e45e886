import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type CompanyFilter, parseFilter, writeFilter } from './company-filter.ts'

interface FilterControls {
  readonly filter: CompanyFilter
  /** A choice is a history entry that Back undoes. */
  readonly choose: (change: Partial<CompanyFilter>) => void
  /** Typing changes the current history entry. */
  readonly type: (search: string) => void
  /** Writes what was typed into the URL now. */
  readonly writeTyped: () => void
}

/** Browsers limit how often a page may change its URL, so typing changes it when it pauses. */
const typingPauseMs = 250
/** The state of history entries that this hook made. */
const ownEntry = { isCompanyFilter: true }

/** The filter in the URL, and in React state: several quick choices must not wait for the router in between. */
export function useCompanyFilter(): FilterControls {
  const { search, key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => parseFilter(search))
  const [entry, setEntry] = useState(key)
  if (entry !== key) {
    setEntry(key)
    const isOwn = navigationType !== 'POP' && state?.isCompanyFilter === true
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

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending write belongs to one history entry, and ends with it
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [key],
  )

  const writeTyped = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    void navigate(
      { search: writeFilter(latest.current) },
      { replace: true, preventScrollReset: true, state: ownEntry },
    )
  }, [navigate])

  return {
    filter,
    choose: useCallback(
      (part) => {
        writeTyped()
        change(part)
        void navigate({ search: writeFilter(latest.current) }, { preventScrollReset: true, state: ownEntry })
      },
      [writeTyped, change, navigate],
    ),
    type: useCallback(
      (typed) => {
        change({ search: typed })
        clearTimeout(timer.current)
        timer.current = setTimeout(writeTyped, typingPauseMs)
      },
      [change, writeTyped],
    ),
    writeTyped,
  }
}
