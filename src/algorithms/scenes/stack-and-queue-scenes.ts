import type { ShelfItem, ShelfScene } from '../scene.ts'

type Waiting = Pick<ShelfItem, 'id' | 'value'>

/** The call stack: each call waits for the one on top, which is running. */
export function drawCallStack(calls: readonly Waiting[]): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    title: 'call stack',
    items: calls.map(({ id, value }, index) => ({
      id,
      value,
      role: index === calls.length - 1 ? 'active' : 'compare',
    })),
  }
}

/** Nodes that are found and not yet processed, the next one in front. */
export function drawWaitingQueue(waiting: readonly Waiting[]): ShelfScene {
  return {
    kind: 'shelf',
    form: 'queue',
    title: 'queue',
    items: waiting.map(({ id, value }) => ({ id, value, role: 'frontier' })),
  }
}
