class BucketMap {
  static class Pair {
    int key, value;
    Pair next;
    Pair(int key, int value) { this.key = key; this.value = value; }
  }
  // Each bucket starts with a dummy, so removing is one case.
  final Pair[] buckets;
  BucketMap(int size) { // A prime, as 1009, is best.
    buckets = new Pair[size];
    Arrays.setAll(buckets, i -> new Pair(-1, -1));
  }
  /** The node before the one with the key, or the last node. */
  Pair before(int key) {
    Pair node = buckets[Math.floorMod(key, buckets.length)];
    while (node.next != null && node.next.key != key) {
      node = node.next;
    }
    return node;
  }
  void put(int key, int value) {
    Pair before = before(key);
    if (before.next != null) before.next.value = value;
    else before.next = new Pair(key, value);
  }
  int get(int key) {
    Pair found = before(key).next;
    return found == null ? -1 : found.value;
  }
  void remove(int key) {
    Pair before = before(key);
    if (before.next != null) before.next = before.next.next;
  }
}
