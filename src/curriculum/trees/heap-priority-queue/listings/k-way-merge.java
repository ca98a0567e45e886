record Entry(int value, int list, int index) {}

// 23 has linked lists: their nodes would go into the heap.
List<Integer> mergeSorted(int[][] lists) {
  // One entry per list. Integer.compare cannot overflow; a - b can.
  PriorityQueue<Entry> heap = new PriorityQueue<>(
      (a, b) -> Integer.compare(a.value(), b.value()));
  for (int i = 0; i < lists.length; i++) {
    if (lists[i].length > 0) heap.offer(new Entry(lists[i][0], i, 0));
  }

  List<Integer> merged = new ArrayList<>();
  while (!heap.isEmpty()) {
    Entry top = heap.poll();
    merged.add(top.value());
    // The successor replaces it: the heap never exceeds k entries.
    int[] values = lists[top.list()];
    int next = top.index() + 1;
    if (next < values.length) {
      heap.offer(new Entry(values[next], top.list(), next));
    }
  }
  return merged;
}
