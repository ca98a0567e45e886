function kLargest(nums: number[], k: number) { // @start
  const heap: number[] = []
  for (const num of nums) { // @next
    if (heap.length < k) { // @room
      heap.push(num) // @push
      siftUp(heap, heap.length - 1)
    } else if (num > heap[0]) { // @beats
      heap[0] = num // @replace
      siftDown(heap, 0)
    }
  }
  return heap // @done
}

function siftUp(heap: number[], i: number) {
  for (let up = (i - 1) >> 1; i > 0; i = up, up = (i - 1) >> 1) {
    if (heap[i] >= heap[up]) return // @up
    ;[heap[i], heap[up]] = [heap[up], heap[i]] // @swap-up
  }
}

function siftDown(heap: number[], i: number) {
  for (let down = 2 * i + 1; down < heap.length; down = 2 * i + 1) {
    if (heap[down + 1] < heap[down]) down++
    if (heap[i] <= heap[down]) return // @down
    ;[heap[i], heap[down]] = [heap[down], heap[i]] // @swap-down
    i = down
  }
}
