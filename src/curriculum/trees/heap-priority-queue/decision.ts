import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import type { HeapItem, HeapView } from './heap-scene.ts'

type Arrival = Pick<HeapView, 'heap' | 'k'> & { readonly value: number }

/** What happens to a number that arrives. */
export function decideFate(arrival: Arrival): Decision {
  const [root] = arrival.heap
  return decideAmong(
    [
      { option: 'It joins the heap', wrong: findFaultOfJoining(arrival) },
      { option: 'It replaces the root', wrong: findFaultOfReplacing(arrival), position: nodePosition(root) },
      { option: 'It is dropped', wrong: findFaultOfDropping(arrival) },
    ],
    { question: `${arrival.value} arrives. What happens to it?`, line: 'next' },
  )
}

function findFaultOfJoining({ heap, k, value }: Arrival): string | undefined {
  const root = heap[0]?.value
  if (heap.length < k || root === undefined) return undefined
  return value > root
    ? `The heap is full: it holds ${k} of ${k}. If ${value} joined, the root ${root} would stay although ${value} beats it.`
    : `The heap is full: it holds ${k} of ${k}, and no number in it is smaller than ${value}.`
}

function findFaultOfReplacing({ heap, k, value }: Arrival): string | undefined {
  const root = heap[0]?.value
  if (root === undefined) return `The heap is empty, so there is no root that ${value} could replace.`
  if (heap.length < k)
    return `The heap holds ${heap.length} of ${k}. Replacing the root would throw ${root} away although there is room for both.`
  if (value > root) return undefined
  return value < root
    ? `${value} < ${root}: the heap would lose ${root} for a smaller number, and it has to keep the largest.`
    : `${value} = ${root}: replacing the root by an equal number would leave the same numbers in the heap, for nothing.`
}

function findFaultOfDropping({ heap, k, value }: Arrival): string | undefined {
  const root = heap[0]?.value
  if (heap.length < k || root === undefined)
    return `The heap holds ${heap.length} of ${k}, so ${value} is still among the largest so far. A dropped number never comes back.`
  return value > root
    ? `${value} > ${root}, the smallest number in the heap. Dropping ${value} would keep a smaller number instead of it.`
    : undefined
}

/** Whether a number rises above its parent. */
export function decideRise(own: HeapItem, parent: HeapItem): Decision {
  const [value, above] = [own.value, parent.value]
  const isEqual = value === above
  return decideAmong(
    [
      {
        option: 'Swap with its parent',
        wrong:
          value < above
            ? undefined
            : isEqual
              ? `${value} = ${above}: equal numbers are in order, so a swap would change nothing.`
              : `${value} > ${above}: after a swap, the larger ${value} would be the parent of ${above}, which a min-heap forbids.`,
        position: nodePosition(parent),
      },
      {
        option: 'Stay',
        wrong:
          value < above
            ? `${value} < ${above}: if ${value} stayed, its parent would be larger, and the smallest number might never reach the root.`
            : undefined,
        position: nodePosition(own),
      },
    ],
    { question: `Does ${value} stay below its parent?`, line: 'up' },
  )
}

interface Family {
  readonly own: HeapItem
  readonly left: HeapItem
  readonly right: HeapItem | undefined
  /** Where the right child is, or would be. */
  readonly rightIndex: number
}

/** Whether a number sinks, and to which side. */
export function decideSink(family: Family): Decision {
  const { own, left, right } = family
  return decideAmong(
    [
      {
        option: 'Swap with the left child',
        wrong: findFaultOfChild(own, left, right),
        position: nodePosition(left),
      },
      {
        option: 'Swap with the right child',
        wrong: right ? findFaultOfRight(own, left, right) : sayNoChild(family),
        position: nodePosition(right),
      },
      { option: 'Stay', wrong: findFaultOfStaying(family), position: nodePosition(own) },
    ],
    { question: askOfSinking(family), line: 'down' },
  )
}

function askOfSinking({ own, left, right }: Family): string {
  if (right?.value !== left.value) return `Does ${own.value} stay above its ${right ? 'children' : 'child'}?`
  return `Both children are ${left.value}, so the left one counts. Does ${own.value} stay above it?`
}

function sayNoChild({ own, rightIndex }: Family): string {
  return `${own.value} has no right child: it would be at index ${rightIndex}, and the heap ends before it.`
}

/** Of equal children, the left one rises. */
function findFaultOfRight(own: HeapItem, left: HeapItem, right: HeapItem): string | undefined {
  return own.value > right.value && left.value === right.value
    ? `Both children are ${left.value}. The left one is taken unless the right one is smaller, and it is not.`
    : findFaultOfChild(own, right, left)
}

function findFaultOfChild(own: HeapItem, child: HeapItem, other: HeapItem | undefined): string | undefined {
  if (child.value > own.value)
    return `${child.value} > ${own.value}: if ${child.value} moved up, it would be larger than ${own.value} below it.`
  if (other && other.value < child.value)
    return `${child.value} would become the parent of ${other.value}, which is smaller. Only the smaller child may move up.`
  return child.value === own.value
    ? `${child.value} = ${own.value}: equal numbers are in order, so a swap would change nothing.`
    : undefined
}

function findFaultOfStaying({ own, left, right }: Family): string | undefined {
  const smaller = right && right.value < left.value ? right : left
  return own.value > smaller.value
    ? `${own.value} > ${smaller.value}: a parent must not be larger than its child, so ${own.value} cannot stay above it.`
    : undefined
}
