import { useEffect } from 'react'
import { type DemoView, readDemoAddress, writeDemoAddress } from '../demo-address.ts'

/*
 * The page address describes what the learner sees of one demo; of several open ones, the one touched last.
 * It bypasses the router: a new router location would scroll the page to the card.
 */

/** Browsers refuse more than about a hundred changes in half a minute, and a held arrow key makes many. */
const writeEveryMs = 500

const openDemos = new Set<string>()
let owner: string | undefined
let pending: { readonly link: string; readonly seen: string } | undefined

interface DemoLink {
  /** Call when the learner touches the demo: until then the address stays as it came, errors included. */
  claim(): void
  /** Opens the demo as it is now. */
  find(): string
}

/** What the page address says about this demo. */
export function readLocation(patternName: string, fieldNames: readonly string[]): DemoView | undefined {
  return readDemoAddress(location.search, patternName, fieldNames)
}

/** Keeps the page address in step with the demo. The hash makes the page open the card that contains it. */
export function useDemoLink(patternName: string, hash: string, view: DemoView, isPlaying: boolean): DemoLink {
  const link = `${location.origin}${location.pathname}${writeDemoAddress(patternName, view)}${hash}`

  useEffect(() => registerDemo(patternName), [patternName])

  useEffect(() => {
    // While a demo plays, every step would change the address.
    if (!isPlaying) scheduleWrite(patternName, link)
  }, [patternName, link, isPlaying])

  return {
    claim() {
      owner = patternName
    },
    find() {
      scheduleWrite(patternName, link)
      return link
    },
  }
}

function scheduleWrite(patternName: string, link: string): void {
  if (owner !== patternName || link === location.href) return
  if (!pending) setTimeout(writePending, writeEveryMs)
  pending = { link, seen: location.href }
}

function writePending() {
  // Not if the learner has navigated in the meantime.
  if (pending?.seen === location.href) history.replaceState(history.state, '', pending.link)
  pending = undefined
}

/** Once the demo is closed, it disappears from the address. */
function registerDemo(patternName: string): () => void {
  openDemos.add(patternName)
  return () => {
    openDemos.delete(patternName)
    // React may unmount a demo and mount it again at once.
    setTimeout(() => {
      if (!openDemos.has(patternName)) removeFromLocation(patternName)
    })
  }
}

function removeFromLocation(patternName: string) {
  if (owner === patternName) {
    owner = undefined
    pending = undefined
  }
  const isShown = new URLSearchParams(location.search).get('demo') === patternName
  if (isShown) history.replaceState(history.state, '', location.pathname)
}
