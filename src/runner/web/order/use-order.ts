import { useReducer } from 'react'
import type { Fault } from '../../listing/first-wrong.ts'
import {
  emptyOrder,
  indentBy,
  moveBy,
  nextPosition,
  type Order,
  type Position,
  positionOf,
  put,
  takeOut,
} from '../../listing/order.ts'
import type { OrderPuzzle } from '../../listing/order-puzzle.ts'

export interface OrderState {
  readonly order: Order
  /** The block that keys and buttons move, and where everything was before. */
  readonly lifted?: { readonly id: string; readonly before: Order } | undefined
  /** The last one that was moved. */
  readonly last?: string | undefined
  /** Of the last check, until something changes. */
  readonly verdict?: { readonly fault: Fault | undefined } | undefined
}

export type OrderEvent =
  /** Lifts a block; one that is not in the order comes to the next open line. Sets down the one that is lifted. */
  | { readonly kind: 'press'; readonly id: string }
  | { readonly kind: 'move' | 'indent'; readonly by: 1 | -1 }
  | { readonly kind: 'cancel' }
  /** Undefined: out of the order. */
  | { readonly kind: 'drop'; readonly id: string; readonly to: Position | undefined }
  | { readonly kind: 'set-down' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'checked'; readonly fault: Fault | undefined }

export function useOrder(puzzle: OrderPuzzle) {
  return useReducer(
    (state: OrderState, event: OrderEvent) => changeOrder(puzzle, state, event),
    undefined,
    (): OrderState => ({ order: emptyOrder(puzzle) }),
  )
}

function changeOrder(puzzle: OrderPuzzle, state: OrderState, event: OrderEvent): OrderState {
  const { order, lifted, last } = state
  switch (event.kind) {
    case 'press': {
      const { id } = event
      if (lifted?.id === id) return { order, last: id }
      const isPlaced = positionOf(order, id) !== undefined
      const next = isPlaced ? order : put(order, id, nextPosition(puzzle, order))
      return { order: next, lifted: { id, before: order }, last: id }
    }
    case 'move':
      return lifted
        ? { ...state, order: moveBy(puzzle, order, lifted.id, event.by), verdict: undefined }
        : state
    case 'indent':
      return lifted
        ? { ...state, order: indentBy(puzzle, order, lifted.id, event.by), verdict: undefined }
        : state
    case 'cancel':
      return lifted ? { order: lifted.before, last: lifted.id } : state
    case 'drop':
      return {
        order: event.to ? put(order, event.id, event.to) : takeOut(order, event.id),
        last: event.id,
      }
    case 'set-down':
      return { order, last }
    case 'clear':
      return { order: emptyOrder(puzzle) }
    case 'checked':
      return { order, last, verdict: { fault: event.fault } }
  }
}
