class LRUCache {
  class Node { int key, value; Node prev, next; }
  Map<Integer, Node> nodes = new HashMap<>();
  Node head = new Node(), tail = new Node();
  int capacity;
  LRUCache(int capacity) { // at least 1
    this.capacity = capacity;
    link(head, tail); // @start
  }
  int get(int key) {
    Node node = nodes.get(key); // @lookup
    if (node == null) return -1; // @miss
    unlink(node);
    addFirst(node); // @use
    return node.value; // @hit
  }
  void put(int key, int value) {
    Node node = nodes.get(key); // @find
    if (node != null) {
      unlink(node);
    } else if (nodes.size() == capacity) {
      Node oldest = tail.prev; // @full
      unlink(oldest);
      nodes.remove(oldest.key);
    }
    if (node == null) node = new Node();
    node.key = key;
    node.value = value;
    nodes.put(key, node); // @store
    addFirst(node); // @renew
  }
  void addFirst(Node node) {
    link(node, head.next);
    link(head, node); // @put-in
  }
  void unlink(Node node) {
    link(node.prev, node.next); // @take-out
  }
  void link(Node left, Node right) {
    left.next = right;
    right.prev = left;
  }
}
