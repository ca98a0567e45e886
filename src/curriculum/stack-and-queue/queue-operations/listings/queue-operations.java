class MyQueue {
  Deque<Integer> inbox = new ArrayDeque<>();
  Deque<Integer> outbox = new ArrayDeque<>(); // @start

  void push(int value) {
    inbox.push(value); // @push
  }

  int pop() {
    refill();
    return outbox.pop(); // @pop
  }

  int peek() {
    refill();
    return outbox.peek(); // @peek
  }

  void refill() {
    if (!outbox.isEmpty()) return; // @check
    while (!inbox.isEmpty()) {
      outbox.push(inbox.pop()); // @move
    }
  }
}
