import type { ArrayScene, Role, TreeScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export interface HeapItem {
  readonly id: string
  readonly value: number
}

export interface HeapView {
  readonly stream: readonly HeapItem[]
  /** As the array that a heap is. */
  readonly heap: readonly HeapItem[]
  /** Index of the latest number. */
  readonly at: number
  readonly k: number
}

type Narration = Pick<Step, 'line' | 'caption' | 'decision'> & {
  /** Indices in the heap. */
  readonly active?: number
  readonly compared?: readonly number[]
  readonly swapped?: readonly [number, number]
  readonly isOver?: boolean
}

/** The heap twice, as the tree that it means and the array that it is, in the same roles. */
export function showHeap(
  view: HeapView,
  { active, compared = [], swapped, isOver, ...narration }: Narration,
): Step {
  const { heap, stream, at, k } = view
  const roleOf = (index: number): Role => {
    if (isOver) return 'result'
    if (index === active) return 'active'
    if (swapped?.includes(index)) return 'swap'
    return compared.includes(index) ? 'compare' : 'default'
  }
  return {
    scene: drawTree(heap, roleOf),
    beside: [drawArray(heap, roleOf, swapped), drawStream(view, isOver ?? false)],
    variables: [
      { name: 'num', ...(stream[at] && { value: stream[at].value }) },
      { name: 'heap[0]', ...(heap[0] && { value: heap[0].value }) },
      { name: 'len(heap)', value: heap.length },
      { name: 'k', value: k },
    ],
    ...narration,
  }
}

/** The heap as the tree that it means. */
export function drawTree(heap: readonly HeapItem[], roleOf: (index: number) => Role): TreeScene {
  return {
    kind: 'tree',
    nodes: heap.map(({ id, value }, index) => {
      const parent = heap[(index - 1) >> 1]
      const node = { id, value, role: roleOf(index) }
      return index > 0 && parent
        ? { ...node, parent: parent.id, side: index % 2 === 1 ? 'left' : 'right' }
        : node
    }),
  }
}

function drawArray(
  heap: readonly HeapItem[],
  roleOf: (index: number) => Role,
  swapped: readonly [number, number] | undefined,
): ArrayScene {
  return {
    kind: 'array',
    title: 'the same heap as an array',
    cells: heap.map(({ id, value }, index) => ({ id, value, role: roleOf(index) })),
    pointers: [],
    spans: [],
    ...(swapped && { swap: { from: swapped[0], to: swapped[1] } }),
  }
}

/** A number that has been read and is not in the heap cannot be among the k largest. */
function drawStream({ stream, heap, at }: HeapView, isOver: boolean): ArrayScene {
  const kept = new Set(heap.map(({ id }) => id))
  return {
    kind: 'array',
    title: 'numbers, in order of arrival',
    hasNoIndices: true,
    cells: stream.map(({ id, value }, index) => {
      if (index === at) return { value, role: 'active' }
      if (index > at) return { value, role: 'default' }
      return { value, role: !kept.has(id) ? 'visited' : isOver ? 'result' : 'settled' }
    }),
    pointers: [],
    spans: [],
  }
}
