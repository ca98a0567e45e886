class LRUCache {
  class Node { int key, value; Node prev, next; }
  Map<Integer, Node> nodes = new HashMap<>();
  Node head = new Node(), tail = new Node();
  int capacity;
  LRUCache(int capacity) {
    this.capacity = capacity;
    link(head, tail); // @start
  }
  int get(int key) {
    Node node = nodes.get(key); // @look-up
    if (node == null) return -1; // @miss
    put(key, node.value);
    return node.value; // @hit
  }
  void put(int key, int value) {
    Node old = nodes.get(key); // @find
    boolean isFull = nodes.size() == capacity;
    if (old == null && isFull) old = tail.prev; // @full
    if (old != null) nodes.remove(old.key);
    if (old != null) link(old.prev, old.next); // @take-out
    Node node = new Node();
    node.key = key;
    node.value = value;
    nodes.put(key, node);
    link(node, head.next);
    link(head, node); // @put-in
  }
  void link(Node a, Node b) { a.next = b; b.prev = a; }
}
