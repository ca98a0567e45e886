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

class MedianFinder {
  lower = new Heap<number>((a, b) => a > b) // the largest on top
  upper = new Heap<number>((a, b) => a < b)

  add(num: number): void {
    // Through the lower half, so that every value ends up in order.
    this.lower.push(num)
    this.upper.push(this.lower.pop())
    // The lower half keeps the extra value when the count is odd.
    if (this.upper.items.length > this.lower.items.length) {
      this.lower.push(this.upper.pop())
    }
  }

  // Only after a number was added. 295: addNum, findMedian.
  median(): number {
    const [low] = this.lower.items
    const [high] = this.upper.items
    const isOdd = this.lower.items.length > this.upper.items.length
    return isOdd ? low : (low + high) / 2
  }
}
