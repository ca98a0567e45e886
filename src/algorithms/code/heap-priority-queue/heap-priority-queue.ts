function kLargest( // @start
  nums: number[], k: number,
) {
  const heap: number[] = []
  for (const num of nums) { // @next
    if (heap.length < k) { // @room
      siftUp(heap, heap.push(num) - 1) // @push
    } else if (num > heap[0]) { // @beats
      heap[0] = num // @replace
      siftDown(heap)
    }
  }
  return heap // @done
}

function siftUp(heap: number[], i: number) {
  const num = heap[i], up = (i - 1) >> 1
  if (i === 0 || num >= heap[up]) return // @up
  ;[heap[i], heap[up]] = [heap[up], num] // @swap-up
  siftUp(heap, up)
}

function siftDown(heap: number[], i = 0) {
  const num = heap[i]
  let down = 2 * i + 1
  if (heap[down + 1] < heap[down]) down++
  if (!(heap[down] < num)) return // @down
  ;[heap[i], heap[down]] = [heap[down], num] // @swap-down
  siftDown(heap, down)
}
