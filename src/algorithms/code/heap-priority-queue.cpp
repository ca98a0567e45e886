void siftUp(vector<int>& heap, size_t i) {
  for (size_t up = (i - 1) / 2; i > 0; i = up, up = (i - 1) / 2) {
    if (heap[i] >= heap[up]) return; // @up
    swap(heap[i], heap[up]); // @swap-up
  }
}

void siftDown(vector<int>& heap, size_t i) {
  size_t n = heap.size();
  for (size_t down = 2 * i + 1; down < n; down = 2 * i + 1) {
    if (down + 1 < n && heap[down + 1] < heap[down]) down++;
    if (heap[i] <= heap[down]) return; // @down
    swap(heap[i], heap[down]); // @swap-down
    i = down;
  }
}

vector<int> kLargest(vector<int>& nums, size_t k) { // @start
  vector<int> heap;
  for (int num : nums) { // @next
    if (heap.size() < k) { // @room
      heap.push_back(num); // @push
      siftUp(heap, heap.size() - 1);
    } else if (num > heap[0]) { // @beats
      heap[0] = num; // @replace
      siftDown(heap, 0);
    }
  }
  return heap; // @done
}
