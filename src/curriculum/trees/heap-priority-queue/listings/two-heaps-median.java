class MedianFinder {
  PriorityQueue<Integer> lower =
      new PriorityQueue<>(Comparator.reverseOrder());
  PriorityQueue<Integer> upper = new PriorityQueue<>();

  void add(int num) {
    // Through the lower half, so that every value ends up in order.
    lower.offer(num);
    upper.offer(lower.poll());
    // The lower half keeps the extra value when the count is odd.
    if (upper.size() > lower.size()) lower.offer(upper.poll());
  }

  // Only after a number was added. 295: addNum, findMedian.
  double median() {
    if (lower.size() > upper.size()) return lower.peek();
    // Dividing first avoids an overflow of the sum.
    return lower.peek() / 2.0 + upper.peek() / 2.0;
  }
}
