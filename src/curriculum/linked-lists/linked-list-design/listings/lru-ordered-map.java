class LibraryLRU {
  final Map<Integer, Integer> values;
  LibraryLRU(int capacity) { // at least 1
    // With true, the order is that of access, the oldest first.
    values = new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(
          Map.Entry<Integer, Integer> eldest) {
        return size() > capacity;
      }
    };
  }
  int get(int key) {
    return values.getOrDefault(key, -1); // It counts as access.
  }
  void put(int key, int value) {
    values.put(key, value); // It evicts the eldest if needed.
  }
}
