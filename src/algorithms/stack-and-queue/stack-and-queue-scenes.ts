import type { ShelfItem, ShelfScene } from '../scene.ts'

type Waiting = Pick<ShelfItem, 'id' | 'value'>

/** Calls that wait for the one on top, the newest, which is at work. */
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

/** Those found and not yet taken, the next one in front. */
export function drawWaitingQueue(waiting: readonly Waiting[]): ShelfScene {
  return {
    kind: 'shelf',
    form: 'queue',
    title: 'queue',
    items: waiting.map(({ id, value }) => ({ id, value, role: 'frontier' })),
  }
}
