// k is at least 1.
List<Integer> kLargest(int[] nums, int k) { // @start
  List<Integer> heap = new ArrayList<>();
  for (int num : nums) { // @next
    if (heap.size() < k) { // @room
      heap.add(num); // @push
      siftUp(heap, heap.size() - 1); // @rise
    } else if (num > heap.get(0)) { // @beats
      heap.set(0, num); // @replace
      siftDown(heap, 0); // @sink
    }
  }
  return heap; // @done
}

void siftUp(List<Integer> heap, int i) {
  while (i > 0) {
    int parent = (i - 1) / 2;
    if (heap.get(i) >= heap.get(parent)) return; // @up
    Collections.swap(heap, i, parent); // @swap-up
    i = parent;
  }
}

void siftDown(List<Integer> heap, int i) {
  int size = heap.size();
  while (2 * i + 1 < size) {
    int child = 2 * i + 1;
    int right = child + 1;
    if (right < size && heap.get(right) < heap.get(child)) { // @child
      child = right;
    }
    if (heap.get(i) <= heap.get(child)) return; // @down
    Collections.swap(heap, i, child); // @swap-down
    i = child;
  }
}
