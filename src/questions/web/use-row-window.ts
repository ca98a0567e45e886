import { type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefCallback, startTransition, useCallback, useDeferredValue, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { createHeldScroll } from './held-scroll.ts'

interface WantedRows {
  readonly count: number
  /** Pixels a row counts as until it is measured. */
  readonly usualHeight: number
  /** Pixels from the top of the document to the first row. */
  readonly top: number
  /** A row that is drawn wherever the window is. */
  readonly kept: number | undefined
}

/** Which rows there are and where they stand. All of it stays the same while scrolling changes none of it. */
export interface RowWindow {
  /** The first row that has a place, and the one after the last. */
  readonly from: number
  readonly to: number
  /** The first row that is filled, and the last. */
  readonly firstNear: number
  readonly lastNear: number
  /** Where each row stands in the document, in pixels, and how high it is. */
  readonly places: readonly VirtualItem[]
  /** By how much less than their places all of them are moved down. */
  readonly offset: number
  readonly isInSight: (index: number) => boolean
  /** The ref of what a row holds. Called again, it measures that again. */
  readonly measure: RefCallback<Element>
}

/** So many places come and go at once: each change of their number costs the browser a look at all of them. */
export const blockSize = 8
/** So many rows are filled before the window and after it, between the frames and ahead of need. */
export const ahead = 3

/** Of so many rows, at least, the places are counted one by one. */
const fewestPlaced = 256

/** The rows around the window, and how high all are together. */
export function useRowWindow({ count, usualHeight, top, kept = 0 }: WantedRows) {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [held] = useState(() => createHeldScroll(redraw))
  const placed = Math.min(count, countPlaced(held.position() - top, usualHeight, kept))
  const virtualizer = useWindowVirtualizer({
    count: placed,
    estimateSize: () => usualHeight,
    scrollMargin: top,
    useFlushSync: false,
    observeElementOffset: held.observe,
    scrollToFn: held.scrollTo,
    rangeExtractor: inBlocks,
  })
  const isInSight = useCallback(
    (index: number) => {
      const { range } = virtualizer
      return range !== null && index >= range.startIndex && index <= range.endIndex
    },
    [virtualizer],
  )
  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        const changed = entries.flatMap(({ target, borderBoxSize }) => {
          // What nobody sees is not measured: a spare row keeps its height for when it is used, and a back waits until
          // it is turned to the front.
          const index = target.closest('[aria-hidden]') ? undefined : indexOf(target)
          const size = Math.round(borderBoxSize[0]?.blockSize ?? usualHeight)
          // What has no height is not drawn, and its row keeps the one it had.
          if (index === undefined || size === 0 || virtualizer.measurementsCache[index]?.size === size)
            return []
          return [{ index, size, isActedOn: target.contains(document.activeElement) }]
        })
        const resize = () => {
          for (const { index, size } of changed) virtualizer.resizeItem(index, size)
        }
        // What somebody opens must not be cut off for a frame. What another list made higher or lower is put right
        // after its first picture, which would be late by a second layout otherwise, and by asking for it.
        if (changed.some(({ isActedOn }) => isActedOn)) flushSync(resize)
        else if (changed.length > 0) setTimeout(() => startTransition(resize))
      }),
  )
  const measure = useCallback(
    (content: Element | null) => {
      if (!content) return
      // Browsers pass over what they observe already.
      sizes.unobserve(content)
      sizes.observe(content, { box: 'border-box' })
      return () => sizes.unobserve(content)
    },
    [sizes],
  )

  const shown = virtualizer.getVirtualIndexes()
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  // Counted from the first alone, so that a row that comes and one that goes are one change.
  const perWindow = Math.ceil((virtualizer.scrollRect?.height ?? 0) / usualHeight)
  const rows: RowWindow = {
    from: shown.at(0) ?? 0,
    to: (shown.at(-1) ?? -1) + 1,
    firstNear: useDeferredValue(startIndex - ahead),
    lastNear: useDeferredValue(Math.max(endIndex + 1, startIndex + perWindow + ahead)),
    places: virtualizer.measurementsCache,
    offset: top + held.pixels(),
    isInSight,
    measure,
  }
  return { rows, height: virtualizer.getTotalSize() + (count - placed) * usualHeight - held.pixels() }
}

/**
 * How many rows need a place of their own: those that may be in sight, twice over. The others are further down and
 * count as usually high, so that a list of thousands which comes with a letter is not gone through row by row.
 */
function countPlaced(position: number, usualHeight: number, kept: number): number {
  // Hardly a row is less than half as high as most are.
  const reached = (Math.max(0, position) + innerHeight) / (usualHeight / 2)
  const needed = Math.max(reached, kept + blockSize) * 2
  return Math.max(fewestPlaced, 2 ** Math.ceil(Math.log2(needed)))
}

/** The place of the row that an element belongs to. */
export function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}

function inBlocks({ startIndex, endIndex, count }: Range): number[] {
  const from = Math.floor(Math.max(0, startIndex - ahead) / blockSize) * blockSize
  const to = Math.min(count, Math.ceil((endIndex + 1 + 2 * ahead) / blockSize) * blockSize)
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)
}
