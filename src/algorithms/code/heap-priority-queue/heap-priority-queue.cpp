void siftUp(vector<int>& heap, int i) {
  int up = (i - 1) / 2;
  if (heap[i] >= heap[up]) return; // @up
  swap(heap[i], heap[up]); // @swap-up
  siftUp(heap, up);
}

void siftDown(vector<int>& heap, int i) {
  int down = 2 * i + 1, n = heap.size();
  if (down >= n) return;
  int right = min(down + 1, n - 1);
  if (heap[right] < heap[down]) down++;
  if (heap[i] <= heap[down]) return; // @down
  swap(heap[i], heap[down]); // @swap-down
  siftDown(heap, down);
}

vector<int> kLargest( // @start
    vector<int>& nums, size_t k) {
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
