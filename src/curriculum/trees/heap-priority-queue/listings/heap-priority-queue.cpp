void siftUp(vector<int>& heap, int i) {
  while (i > 0) {
    int parent = (i - 1) / 2;
    if (heap[i] >= heap[parent]) return; // @up
    swap(heap[i], heap[parent]); // @swap-up
    i = parent;
  }
}

void siftDown(vector<int>& heap, int i) {
  int size = static_cast<int>(heap.size());
  while (2 * i + 1 < size) {
    int child = 2 * i + 1;
    int right = child + 1;
    if (right < size && heap[right] < heap[child]) { // @child
      child = right;
    }
    if (heap[i] <= heap[child]) return; // @down
    swap(heap[i], heap[child]); // @swap-down
    i = child;
  }
}

// k is at least 1.
vector<int> kLargest(const vector<int>& nums, int k) { // @start
  vector<int> heap;
  for (int num : nums) { // @next
    int size = static_cast<int>(heap.size());
    if (size < k) { // @room
      heap.push_back(num); // @push
      siftUp(heap, size); // @rise
    } else if (num > heap[0]) { // @beats
      heap[0] = num; // @replace
      siftDown(heap, 0); // @sink
    }
  }
  return heap; // @done
}
