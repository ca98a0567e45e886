class MyQueue {
  stack<int> inbox, outbox; // @start
  void refill() {
    if (!outbox.empty()) return; // @check
    while (!inbox.empty()) {
      outbox.push(inbox.top()); // @move
      inbox.pop();
    }
  }
public:
  void push(int value) {
    inbox.push(value); // @push
  }
  int pop() { // only if not empty
    refill();
    int value = outbox.top();
    outbox.pop();
    return value; // @pop
  }
  int peek() { // only if not empty
    refill();
    return outbox.top(); // @peek
  }
  bool empty() {
    return inbox.empty() && outbox.empty();
  }
};
