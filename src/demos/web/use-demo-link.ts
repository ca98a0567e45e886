import { useCallback, useEffect, useRef } from 'react'
import { type DemoView, readDemoAddress, writeDemoAddress } from '../demo-address.ts'

interface DemoLink {
  /** To be called when the reader touches the demo. */
  claim(): void
  /** What opens the demo as it is now. */
  find(): string
}

/** Keeps in the address what the reader sees. */
export function useDemoLink(patternName: string, hash: string, view: DemoView, isPlaying: boolean): DemoLink {
  const { mode, step, speed, texts } = view
  const shown = useRef(view)

  useEffect(() => holdLocation(patternName), [patternName])

  useEffect(() => {
    shown.current = { mode, step, speed, texts }
    // To write an address takes a browser longer than to draw a step: what plays is written when it stops.
    if (!isPlaying) keepInLocation(patternName, linkTo(patternName, shown.current, hash))
  }, [patternName, hash, mode, step, speed, texts, isPlaying])

  const claim = useCallback(() => claimLocation(patternName), [patternName])
  const find = useCallback(() => {
    const link = linkTo(patternName, shown.current, hash)
    keepInLocation(patternName, link)
    return link
  }, [patternName, hash])
  return { claim, find }
}

/*
 * The address of the page says what a reader sees of a demo. Of several open ones it is the one touched last.
 * It is written past the router: to it nothing has changed, while a new location would scroll to the card.
 */

/** Browsers refuse more than about a hundred changes in half a minute, and a held arrow key makes many. */
const writeEveryMs = 500

const open = new Set<string>()
let owner: string | undefined
let waiting: { readonly link: string; readonly seen: string } | undefined

/** What the address says of this demo. */
export function readLocation(patternName: string, fieldNames: readonly string[]): DemoView | undefined {
  return readDemoAddress(location.search, patternName, fieldNames)
}

/** The reader does something with this demo: until then an address stays as it came, faults and all. */
function claimLocation(patternName: string): void {
  owner = patternName
}

/** `hash` makes the page open what holds the demo. */
function linkTo(patternName: string, view: DemoView, hash: string): string {
  return `${location.origin}${location.pathname}${writeDemoAddress(patternName, view)}${hash}`
}

function keepInLocation(patternName: string, link: string): void {
  if (owner !== patternName || link === location.href) return
  if (!waiting) setTimeout(write, writeEveryMs)
  waiting = { link, seen: location.href }
}

function write() {
  // Whoever has gone elsewhere meanwhile stays there.
  if (waiting?.seen === location.href) history.replaceState(history.state, '', waiting.link)
  waiting = undefined
}

/** Registers an open demo; once it is closed, the address no longer speaks of it. */
function holdLocation(patternName: string): () => void {
  open.add(patternName)
  return () => {
    open.delete(patternName)
    // React may take a demo away and put it back at once.
    setTimeout(() => {
      if (!open.has(patternName)) leaveLocation(patternName)
    })
  }
}

function leaveLocation(patternName: string) {
  if (owner === patternName) {
    owner = undefined
    waiting = undefined
  }
  const isShown = new URLSearchParams(location.search).get('demo') === patternName
  if (isShown) history.replaceState(history.state, '', location.pathname)
}
