import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Position } from '../../listing/order.ts'

export interface Drag {
  readonly id: string
  /** The upper left corner of what is carried, in the window. */
  readonly left: number
  readonly top: number
  readonly width: number
  /** Where it would be set down; undefined outside of the list. */
  readonly target: Position | undefined
}

interface Grip {
  readonly id: string
  readonly startX: number
  readonly startY: number
  /** From the corner of the block to the pointer. */
  readonly offsetX: number
  readonly offsetY: number
  readonly width: number
  x: number
  y: number
  isMoving: boolean
}

/** A press that moves less is a press, in px. */
const leastMove = 5
/** So near to the edge of the window, the page scrolls, in px. */
const scrollZone = 90
const scrollSpeed = 10

interface BlockDragOptions {
  /** What may be dropped on. */
  readonly list: RefObject<HTMLElement | null>
  /** Where a block with this corner would be in the order without it. */
  findTarget(list: HTMLElement, id: string, left: number, middle: number): Position | undefined
  onDrop(id: string, to: Position | undefined): void
}

/**
 * Carries a block with the mouse, or on touch screens by its grip, so that the rest of it still scrolls the page. The
 * block stays where it is in the document until it is dropped: browsers end a touch whose element goes away.
 */
export function useBlockDrag({ list, findTarget, onDrop }: BlockDragOptions) {
  const [drag, setDrag] = useState<Drag>()
  const grip = useRef<Grip>(undefined)
  const frame = useRef(0)
  /** The click that ends a drag is none. */
  const wasDragged = useRef(false)

  const follow = useEffectEvent(() => {
    const held = grip.current
    if (!held?.isMoving || !list.current) return
    const left = held.x - held.offsetX
    const top = held.y - held.offsetY
    const target = findTarget(list.current, held.id, left, held.y)
    setDrag({ id: held.id, left, top, width: held.width, target })
  })
  const scroll = useEffectEvent(() => {
    const held = grip.current
    if (!held?.isMoving) return
    const by = held.y < scrollZone ? -scrollSpeed : held.y > innerHeight - scrollZone ? scrollSpeed : 0
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      follow()
    }
  })
  const end = useEffectEvent((isDropped: boolean) => {
    const held = grip.current
    grip.current = undefined
    cancelAnimationFrame(frame.current)
    setDrag(undefined)
    if (!held?.isMoving || !isDropped || !list.current) return
    onDrop(held.id, findTarget(list.current, held.id, held.x - held.offsetX, held.y))
  })

  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => {
      const held = grip.current
      if (!held) return
      held.x = event.clientX
      held.y = event.clientY
      const isFar = Math.hypot(held.x - held.startX, held.y - held.startY) > leastMove
      if (!held.isMoving && isFar) {
        held.isMoving = true
        wasDragged.current = true
        const tick = () => {
          scroll()
          if (grip.current) frame.current = requestAnimationFrame(tick)
        }
        frame.current = requestAnimationFrame(tick)
      }
      follow()
    }
    const onUp = () => end(true)
    const onCancel = () => end(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(false)
    }
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onCancel)
    document.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame.current)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onCancel)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    wasDragged.current = false
    if (event.button !== 0 || !event.isPrimary) return
    const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.pointerType !== 'mouse' && !isOnGrip) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    grip.current = {
      id,
      startX: x,
      startY: y,
      offsetX: x - left,
      offsetY: y - top,
      width,
      x,
      y,
      isMoving: false,
    }
  }

  return { drag, onPointerDown, wasDragged: () => wasDragged.current }
}
