import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { decideFate, decideRise, decideSink } from './decision.ts'
import { type HeapItem, type HeapView, showHeap as show } from './heap-scene.ts'

/** The k largest of a stream, in a min-heap of size k: its root is the one to beat. */
export function* keepLargest(
  values: readonly number[],
  k: number,
  isBetter = (right: number, left: number) => right < left,
): Trace<readonly number[]> {
  const stream = values.map((value, index): HeapItem => ({ id: `n${index}`, value }))
  const heap: HeapItem[] = []
  const look = (at: number): HeapView => ({ stream, heap: [...heap], at, k })
  yield showStart(look(-1))

  for (const [at, item] of stream.entries()) {
    const root = heap[0]
    yield showNext(look(at), item)
    if (heap.length < k) {
      heap.push(item)
      yield showJoined(look(at), item)
      yield* siftUp(heap, () => look(at))
    } else if (root && item.value > root.value) {
      heap[0] = item
      yield showReplaced(look(at), item, root)
      yield* siftDown(heap, isBetter, () => look(at))
    }
  }
  yield showEnd(look(stream.length))
  return heap.map(({ value }) => value)
}

function* siftUp(heap: HeapItem[], look: () => HeapView): Generator<Step, void, void> {
  let index = heap.length - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    yield showParent(look(), index, parent)
    if (heap[index]!.value >= heap[parent]!.value) return
    swap(heap, index, parent)
    yield showSwapped(look(), { line: 'swap-up', moved: parent, other: index })
    index = parent
  }
}

function* siftDown(
  heap: HeapItem[],
  isBetter: (right: number, left: number) => boolean,
  look: () => HeapView,
): Generator<Step, void, void> {
  let index = 0
  while (2 * index + 1 < heap.length) {
    const [left, right] = [2 * index + 1, 2 * index + 2]
    const chosen = right < heap.length && isBetter(heap[right]!.value, heap[left]!.value) ? right : left
    yield showChildren(look(), index, chosen)
    if (heap[index]!.value <= heap[chosen]!.value) return
    swap(heap, index, chosen)
    yield showSwapped(look(), { line: 'swap-down', moved: chosen, other: index })
    index = chosen
  }
}

function swap(heap: HeapItem[], first: number, second: number): void {
  const [a, b] = [heap[first]!, heap[second]!]
  heap[first] = b
  heap[second] = a
}

function showStart(view: HeapView): Step {
  const { k, stream } = view
  const caption: Caption =
    stream.length === 0
      ? { fact: 'There are no numbers.', why: 'Nothing arrives, so the heap stays empty.' }
      : {
          fact: `The heap may hold ${k} ${k === 1 ? 'number' : 'numbers'}.`,
          why: 'It keeps the largest seen so far, with the smallest of them at the root: that is the one to beat.',
        }
  return show(view, { line: 'start', caption })
}

function showNext(view: HeapView, { value }: HeapItem): Step {
  const { heap, k } = view
  const root = heap[0]
  const hasRoom = heap.length < k || root === undefined
  const isLarger = !hasRoom && value > root.value
  const why = hasRoom
    ? `The heap holds ${heap.length} of ${k}, so any number may join.`
    : isLarger
      ? `The heap is full, but ${value} > ${root.value}: the root is no longer among the ${k} largest.`
      : `The heap is full and ${value} ≤ ${root.value}: it already holds ${k} numbers at least as large.`
  return show(view, {
    line: hasRoom ? 'room' : 'beats',
    caption: { fact: `${value} arrives.`, why },
    decision: decideFate({ heap, k, value }),
  })
}

function showJoined(view: HeapView, { value }: HeapItem): Step {
  const last = view.heap.length - 1
  return show(view, {
    line: 'push',
    active: last,
    caption: {
      fact: `${value} is appended to the array.`,
      why:
        last === 0
          ? 'It is the only number, so it is the root.'
          : `It is at index ${last}. Only the path from there up to the root can be out of order now.`,
    },
  })
}

function showReplaced(view: HeapView, { value }: HeapItem, root: HeapItem): Step {
  return show(view, {
    line: 'replace',
    active: 0,
    caption: {
      fact: `${value} replaces ${root.value} at the root.`,
      why:
        view.heap.length === 1
          ? 'A heap of one number is always in order.'
          : `Only a path down from the root can be out of order now: ${value} sinks until no child is smaller.`,
    },
  })
}

function showParent(view: HeapView, index: number, parent: number): Step {
  const [own, above] = [view.heap[index]!.value, view.heap[parent]!.value]
  const isSmaller = own < above
  return show(view, {
    line: 'up',
    active: index,
    compared: [parent],
    caption: {
      fact: `${own} ${isSmaller ? '<' : '≥'} its parent ${above}.`,
      why: isSmaller
        ? 'A parent must not be larger than its child, so they swap.'
        : 'No parent is larger than its child here, and the rest of the heap was in order before.',
    },
    decision: decideRise(view.heap[index]!, view.heap[parent]!),
  })
}

function showChildren(view: HeapView, index: number, chosen: number): Step {
  const { heap } = view
  const [left, right] = [2 * index + 1, 2 * index + 2]
  const children = [left, right].filter((child) => child < heap.length)
  const [own, other] = [heap[index]!.value, heap[chosen]!.value]
  const sinks = own > other
  const isOnly = children.length === 1
  // The wrong one of two is named by its side, so that the fact does not tell that it is wrong.
  const isSmallest = children.every((child) => heap[child]!.value >= other)
  const which = isOnly ? 'only' : isSmallest ? 'smaller' : chosen === left ? 'left' : 'right'
  return show(view, {
    line: 'down',
    active: index,
    compared: children,
    caption: {
      fact: sinks
        ? `${own} > ${other}, its ${which} child.`
        : `${own} is not larger than its ${isOnly ? 'child' : isSmallest ? 'children' : `${which} child`}.`,
      why: !sinks
        ? 'No child is smaller here, and everything below was in order before.'
        : isOnly
          ? 'A parent must not be larger than its child, so they swap here too.'
          : 'Only the smaller child may move up, because it becomes the parent of the other one.',
    },
    decision: decideSink({ own: heap[index]!, left: heap[left]!, right: heap[right], rightIndex: right }),
  })
}

interface Swapped {
  readonly line: 'swap-up' | 'swap-down'
  /** Where the number now is that is being put in order. */
  readonly moved: number
  readonly other: number
}

function showSwapped(view: HeapView, { line, moved, other }: Swapped): Step {
  const own = view.heap[moved]!.value
  return show(view, {
    line,
    swapped: [moved, other],
    caption: {
      fact: `${own} and ${view.heap[other]!.value} are swapped.`,
      why: sayWhatNext(view, line, moved),
    },
  })
}

function sayWhatNext({ heap }: HeapView, line: Swapped['line'], moved: number): string {
  const own = heap[moved]!.value
  if (line === 'swap-up') {
    return moved === 0
      ? `${own} is the root now, so no number in the heap is smaller.`
      : `${own} has a new parent to compare with.`
  }
  return 2 * moved + 1 < heap.length
    ? `${own} has ${2 * moved + 2 < heap.length ? 'new children' : 'a new child'} to compare with.`
    : `${own} has no children now, so the heap is in order.`
}

function showEnd(view: HeapView): Step {
  const { heap, k } = view
  const [root] = heap
  const caption: Caption = root
    ? {
        fact:
          heap.length < k
            ? `Only ${heap.length} arrived, fewer than ${k}.`
            : `Return the ${k === 1 ? 'number' : `${k} numbers`} in the heap.`,
        why:
          heap.length < k
            ? 'So the heap kept all of them.'
            : `${k === 1 ? 'It is the largest' : `They are the ${k} largest, and the root, ${root.value}, is the smallest of them`}. Each number cost at most one path through the heap, log k levels.`,
      }
    : { fact: 'Return an empty heap.', why: 'Without numbers there is no largest one.' }
  return show(view, { line: 'done', caption, isOver: true })
}
