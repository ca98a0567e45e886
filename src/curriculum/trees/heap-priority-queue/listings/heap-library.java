List<Integer> kLargestSorted(int[] nums, int k) {
  // PriorityQueue is a min-heap, so the weakest of the best k is on
  // top. For a max-heap, pass Comparator.reverseOrder().
  PriorityQueue<Integer> heap = new PriorityQueue<>();
  for (int num : nums) {
    heap.offer(num);
    if (heap.size() > k) heap.poll();
  }

  List<Integer> result = new ArrayList<>();
  while (!heap.isEmpty()) result.add(heap.poll());
  Collections.reverse(result);
  return result;
}
