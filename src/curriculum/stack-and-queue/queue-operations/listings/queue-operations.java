class MyQueue {
  Deque<Integer> inbox = new ArrayDeque<>();
  Deque<Integer> outbox = new ArrayDeque<>(); // @start

  void push(int value) {
    inbox.push(value); // @push
  }

  int pop() { // only if not empty
    refill();
    return outbox.pop(); // @pop
  }

  int peek() { // only if not empty
    refill();
    return outbox.peek(); // @peek
  }

  boolean empty() {
    return inbox.isEmpty() && outbox.isEmpty();
  }

  void refill() {
    if (!outbox.isEmpty()) return; // @check
    while (!inbox.isEmpty()) {
      outbox.push(inbox.pop()); // @move
    }
  }
}
