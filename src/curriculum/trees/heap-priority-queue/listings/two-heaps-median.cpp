class MedianFinder {
  priority_queue<int> lower;  // a max-heap by default
  priority_queue<int, vector<int>, greater<int>> upper;

public:
  void add(int num) {
    // Through the lower half, so that every value ends up in order.
    lower.push(num);
    upper.push(lower.top());
    lower.pop();
    // The lower half keeps the extra value when the count is odd.
    if (upper.size() > lower.size()) {
      lower.push(upper.top());
      upper.pop();
    }
  }

  // Only after a number was added. 295: addNum, findMedian.
  double median() const {
    if (lower.size() > upper.size()) return lower.top();
    // Dividing first avoids an overflow of the sum.
    return lower.top() / 2.0 + upper.top() / 2.0;
  }
};
