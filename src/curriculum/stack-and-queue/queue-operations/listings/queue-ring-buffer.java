class RingQueue {
  int[] cells;
  int head = 0;
  // With head and tail alone, full would look like empty.
  int size = 0;

  RingQueue(int capacity) {
    cells = new int[capacity];
  }

  boolean enqueue(int value) {
    if (size == cells.length) return false;
    cells[(head + size) % cells.length] = value;
    size++;
    return true;
  }

  // Call it only if size > 0.
  int dequeue() {
    int value = cells[head];
    head = (head + 1) % cells.length;
    size--;
    return value;
  }
}
