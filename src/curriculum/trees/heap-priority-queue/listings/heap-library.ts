// JavaScript has no built-in heap, so bring a small one.
class Heap<T> {
  items: T[] = []
  isBefore: (a: T, b: T) => boolean

  constructor(isBefore: (a: T, b: T) => boolean) {
    this.isBefore = isBefore
  }

  push(item: T): void {
    const { items, isBefore } = this
    let i = items.length
    while (i > 0) {
      const parent = Math.floor((i - 1) / 2)
      if (!isBefore(item, items[parent])) break
      items[i] = items[parent]
      i = parent
    }
    items[i] = item
  }

  /** Call it only while the heap has items. */
  pop(): T {
    const { items, isBefore } = this
    const top = items[0]
    const item = items.pop()!
    const size = items.length
    if (size === 0) return top
    let i = 0
    while (2 * i + 1 < size) {
      let child = 2 * i + 1
      const right = child + 1
      if (right < size && isBefore(items[right], items[child])) {
        child = right
      }
      if (!isBefore(items[child], item)) break
      items[i] = items[child]
      i = child
    }
    items[i] = item
    return top
  }
}

function kLargestSorted(nums: number[], k: number): number[] {
  // The weakest of the best k is on top, ready to be dropped.
  const heap = new Heap<number>((a, b) => a < b)
  for (const num of nums) {
    heap.push(num)
    if (heap.items.length > k) heap.pop()
  }

  const result: number[] = []
  while (heap.items.length > 0) result.push(heap.pop())
  return result.reverse()
}
