// k is at least 1.
function kLargest(nums: number[], k: number): number[] { // @start
  const heap: number[] = []
  for (const num of nums) { // @next
    if (heap.length < k) { // @room
      heap.push(num) // @push
      siftUp(heap, heap.length - 1) // @rise
    } else if (num > heap[0]) { // @beats
      heap[0] = num // @replace
      siftDown(heap, 0) // @sink
    }
  }
  return heap // @done
}

function siftUp(heap: number[], i: number): void {
  while (i > 0) {
    const parent = Math.floor((i - 1) / 2)
    if (heap[i] >= heap[parent]) return // @up
    swap(heap, i, parent) // @swap-up
    i = parent
  }
}

function siftDown(heap: number[], i: number): void {
  while (2 * i + 1 < heap.length) {
    let child = 2 * i + 1
    const right = child + 1
    if (right < heap.length && heap[right] < heap[child]) { // @child
      child = right
    }
    if (heap[i] <= heap[child]) return // @down
    swap(heap, i, child) // @swap-down
    i = child
  }
}

function swap(heap: number[], i: number, j: number): void {
  const value = heap[i]
  heap[i] = heap[j]
  heap[j] = value
}
