class LibraryLRU {
  using Entry = pair<int, int>; // Key and value.
  list<Entry> order; // The newest first.
  unordered_map<int, list<Entry>::iterator> entries;
  size_t capacity;
public:
  LibraryLRU(int capacity) // at least 1
      : capacity(capacity) {}
  int get(int key) {
    auto found = entries.find(key);
    if (found == entries.end()) return -1;
    // splice moves the node itself, so the iterator stays valid.
    order.splice(order.begin(), order, found->second);
    return found->second->second;
  }
  void put(int key, int value) {
    auto found = entries.find(key);
    if (found != entries.end()) {
      found->second->second = value;
      get(key); // A write is a use, too.
      return;
    }
    if (entries.size() == capacity) {
      entries.erase(order.back().first);
      order.pop_back();
    }
    order.emplace_front(key, value);
    entries[key] = order.begin();
  }
};
