class BucketMap {
  // A library list per bucket frees its nodes by itself.
  vector<list<pair<int, int>>> buckets;
  list<pair<int, int>>& bucketOf(int key) {
    return buckets[(unsigned)key % buckets.size()];
  }
public:
  BucketMap(int size) : buckets(size) {} // A prime, as 1009, is best.
  void put(int key, int value) {
    for (auto& [known, old] : bucketOf(key)) {
      if (known == key) {
        old = value;
        return;
      }
    }
    bucketOf(key).emplace_back(key, value);
  }
  int get(int key) {
    for (auto& [known, value] : bucketOf(key)) {
      if (known == key) return value;
    }
    return -1;
  }
  void remove(int key) {
    bucketOf(key).remove_if(
        [key](const auto& entry) { return entry.first == key; });
  }
};
