import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type CompanyFilter, everything, parseFilter, writeFilter } from './company-filter.ts'

interface Held {
  readonly filter: CompanyFilter
  /** The history entry it belongs to; absent before the address is read. */
  readonly entry: string | undefined
  /** What somebody did before that. */
  readonly early: Partial<CompanyFilter>
}

const unread: Held = { filter: everything, entry: undefined, early: {} }

interface HeldFilter {
  readonly filter: CompanyFilter
  /** False on the first render of a prepared page, which was made for the address without its search part. */
  readonly isKnown: boolean
  /** A choice is a step that Back undoes. */
  readonly choose: (change: Partial<CompanyFilter>) => void
  /** Typing changes the step one is at. */
  readonly type: (search: string) => void
  /** The filter at the time of asking. */
  readonly read: () => CompanyFilter
  /** Writes what was typed into the address now. */
  readonly settle: () => void
}

/** The address is written when typing rests: browsers refuse too many changes in a short time. */
const restMs = 250

/** Marks history entries that this page made itself, whose filter it holds already. */
const ownEntry = { companyFilter: true }

/** The filter that the address names. It is held beside the router too, so that a keystroke waits for nothing. */
export function useCompanyFilter(): HeldFilter {
  const { search, key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isKnown = useSyncExternalStore(noChange, isInBrowser, isPrepared)
  const [held, setHeld] = useState(unread)
  const unwritten = useRef<ReturnType<typeof setTimeout>>(undefined)

  let { filter } = held
  if (isKnown && held.entry !== key) {
    const isOwn = held.entry !== undefined && navigationType !== 'POP' && isOwnEntry(state)
    if (!isOwn) filter = { ...parseFilter(search), ...held.early }
    setHeld({ filter, entry: key, early: {} })
  }

  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])

  const settle = useCallback(() => {
    if (unwritten.current === undefined) return
    clearTimeout(unwritten.current)
    unwritten.current = undefined
    // Past the router, whose every change draws what stands around the page again.
    const { pathname, hash } = window.location
    history.replaceState(history.state, '', pathname + writeFilter(latest.current) + hash)
  }, [])

  useEffect(() => {
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('pagehide', settle)
      clearTimeout(unwritten.current)
    }
  }, [settle])

  const show = useCallback((change: Partial<CompanyFilter>) => {
    latest.current = { ...latest.current, ...change }
    setHeld(({ filter: before, entry, early }) => ({
      filter: { ...before, ...change },
      entry,
      early: entry === undefined ? { ...early, ...change } : {},
    }))
  }, [])

  const choose = useCallback(
    (change: Partial<CompanyFilter>) => {
      settle()
      show(change)
      void navigate({ search: writeFilter(latest.current) }, { preventScrollReset: true, state: ownEntry })
    },
    [settle, show, navigate],
  )
  const type = useCallback(
    (typed: string) => {
      show({ search: typed })
      clearTimeout(unwritten.current)
      unwritten.current = setTimeout(settle, restMs)
    },
    [show, settle],
  )
  const read = useCallback(() => latest.current, [])
  return { filter, isKnown, choose, type, read, settle }
}

function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'companyFilter' in state
}

const noChange = () => () => {}
const isInBrowser = () => true
const isPrepared = () => false
