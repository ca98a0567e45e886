class LRUCache {
  class Node {
    int key, value;
    Node prev, next;
  }
  Map<Integer, Node> nodes =
      new HashMap<>();
  Node head = new Node();
  Node tail = new Node();
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
    int size = nodes.size();
    if (old == null && size == capacity) {
      old = tail.prev; // @full
    }
    if (old != null) {
      nodes.remove(old.key);
      link(old.prev, old.next); // @take-out
    }
    Node node = new Node();
    node.key = key;
    node.value = value;
    nodes.put(key, node);
    link(node, head.next);
    link(head, node); // @put-in
  }
  void link(Node left, Node right) {
    left.next = right;
    right.prev = left;
  }
}
