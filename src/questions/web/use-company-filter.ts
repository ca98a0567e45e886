import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type CompanyFilter, everything, parseFilter, writeFilter } from './company-filter.ts'
import { createOwedTask } from './owed-task.ts'

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
/** A new entry draws what stands around the page again: the list of a choice comes first. */
const entryMs = 200

/** Marks history entries that this page made itself, whose filter it holds already. */
const ownEntry = { companyFilter: true }

/** The filter that the address names. It is held beside the router too, so that a keystroke waits for nothing. */
export function useCompanyFilter(): HeldFilter {
  const { search, key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isKnown = useSyncExternalStore(noChange, isInBrowser, isPrepared)
  // Not `useState`: it works out a change at once, from what a drawing that is still under way has set below. Were that
  // one then begun anew, the entry before it would look like one that was come back to, and its choices be lost.
  const [held, setHeld] = useReducer(changed, unread)
  const [entry] = useState(createOwedTask)
  const [typing] = useState(createOwedTask)

  let { filter } = held
  if (isKnown && held.entry !== key) {
    const isOwn = held.entry !== undefined && navigationType !== 'POP' && isOwnEntry(state)
    if (!isOwn) filter = { ...parseFilter(search), ...held.early }
    const read: Held = { filter, entry: key, early: {} }
    setHeld(() => read)
  }

  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])

  const settle = useCallback(() => {
    // The entry of a choice has what was typed since.
    if (entry.flush()) typing.drop()
    else typing.flush()
  }, [entry, typing])

  useEffect(() => {
    addEventListener('pagehide', settle)
    // Who goes back at once has taken the choice back: no entry may follow.
    addEventListener('popstate', entry.drop)
    return () => {
      removeEventListener('pagehide', settle)
      removeEventListener('popstate', entry.drop)
      entry.drop()
      typing.drop()
    }
  }, [settle, entry, typing])

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
      entry.owe(entryMs, () => {
        const search = writeFilter(latest.current)
        void navigate({ search }, { preventScrollReset: true, state: ownEntry })
      })
    },
    [settle, show, navigate, entry],
  )
  const type = useCallback(
    (typed: string) => {
      show({ search: typed })
      typing.owe(restMs, () => {
        // Past the router, whose every change draws what stands around the page again.
        const { pathname, hash } = window.location
        history.replaceState(history.state, '', pathname + writeFilter(latest.current) + hash)
      })
    },
    [show, typing],
  )
  const read = useCallback(() => latest.current, [])
  return { filter, isKnown, choose, type, read, settle }
}

function changed(held: Held, change: (before: Held) => Held): Held {
  return change(held)
}

function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'companyFilter' in state
}

const noChange = () => () => {}
const isInBrowser = () => true
const isPrepared = () => false
