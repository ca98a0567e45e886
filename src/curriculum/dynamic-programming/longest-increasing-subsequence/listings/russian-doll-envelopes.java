int maxEnvelopes(int[][] envelopes) {
  // Equal widths by falling height, so that two of them never
  // follow each other in a chain of rising heights.
  int[][] ordered = envelopes.clone();
  Arrays.sort(ordered, (a, b) -> a[0] != b[0]
      ? Integer.compare(a[0], b[0])
      : Integer.compare(b[1], a[1]));
  int[] tails = new int[ordered.length];
  int size = 0;
  for (int[] envelope : ordered) {
    int height = envelope[1];
    int position = Arrays.binarySearch(tails, 0, size, height);
    // If it is missing, the result is -(insertion point) - 1.
    if (position < 0) position = -position - 1;
    tails[position] = height;
    if (position == size) size++;
  }
  return size;
}
