class RingQueue {
  vector<int> cells;
  size_t head = 0;
  // With head and tail alone, full would look like empty.
  size_t count = 0;

public:
  RingQueue(int capacity) : cells(capacity) {}

  int size() { return count; }

  bool enqueue(int value) {
    if (count == cells.size()) return false;
    cells[(head + count) % cells.size()] = value;
    count++;
    return true;
  }

  // Call it only if size() > 0.
  int dequeue() {
    int value = cells[head];
    head = (head + 1) % cells.size();
    count--;
    return value;
  }
};
