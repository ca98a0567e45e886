List<Integer> kLargest(int[] nums, int k) { // @start
  List<Integer> heap = new ArrayList<>();
  for (int num : nums) { // @next
    if (heap.size() < k) { // @room
      heap.add(num); // @push
      siftUp(heap, heap.size() - 1);
    } else if (num > heap.get(0)) { // @beats
      heap.set(0, num); // @replace
      siftDown(heap, 0);
    }
  }
  return heap; // @done
}

void siftUp(List<Integer> heap, int i) {
  int up = (i - 1) / 2;
  if (heap.get(i) >= heap.get(up)) return; // @up
  Collections.swap(heap, i, up); // @swap-up
  siftUp(heap, up);
}

void siftDown(List<Integer> heap, int i) {
  int down = 2 * i + 1, n = heap.size();
  if (down >= n) return;
  int next = Math.min(down + 1, n - 1);
  if (heap.get(next) < heap.get(down))
    down = next;
  if (heap.get(i) <= heap.get(down)) return; // @down
  Collections.swap(heap, i, down); // @swap-down
  siftDown(heap, down);
}
