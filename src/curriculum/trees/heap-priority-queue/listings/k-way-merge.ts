interface Entry {
  value: number
  list: number
  index: number
}

// 23 has linked lists: their nodes would go into the heap.
function mergeSorted(lists: number[][]): number[] {
  // One entry per list, as a min-heap in an array.
  const heap: Entry[] = []
  lists.forEach(([value], list) => {
    if (value !== undefined) heap.push({ value, list, index: 0 })
  })
  for (let i = heap.length - 1; i >= 0; i--) siftDown(heap, i)

  const merged: number[] = []
  while (heap.length > 0) {
    const { value, list, index } = heap[0]
    merged.push(value)
    const next = index + 1
    if (next < lists[list].length) {
      // The successor takes the top, so the heap never grows.
      heap[0] = { value: lists[list][next], list, index: next }
    } else {
      heap[0] = heap[heap.length - 1]
      heap.pop()
    }
    siftDown(heap, 0)
  }
  return merged
}

function siftDown(heap: Entry[], i: number): void {
  for (;;) {
    let least = i
    for (const child of [2 * i + 1, 2 * i + 2]) {
      if (child >= heap.length) continue
      if (heap[child].value < heap[least].value) least = child
    }
    if (least === i) return
    const entry = heap[i]
    heap[i] = heap[least]
    heap[least] = entry
    i = least
  }
}
