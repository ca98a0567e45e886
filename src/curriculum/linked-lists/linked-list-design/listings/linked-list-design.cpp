struct Node {
  int key = 0, value = 0;
  Node *prev = nullptr, *next = nullptr;
};
class LRUCache {
  unordered_map<int, Node> nodes; // It owns the nodes.
  Node head, tail;
  size_t capacity;
  void link(Node* left, Node* right) {
    left->next = right;
    right->prev = left;
  }
  void unlink(Node* node) {
    link(node->prev, node->next); // @take-out
  }
  void addFirst(Node* node) {
    link(node, head.next);
    link(&head, node); // @put-in
  }
public:
  LRUCache(int capacity) // at least 1
      : capacity(capacity) {
    link(&head, &tail); // @start
  }
  int get(int key) {
    auto found = nodes.find(key); // @lookup
    if (found == nodes.end()) return -1; // @miss
    unlink(&found->second);
    addFirst(&found->second); // @use
    return found->second.value; // @hit
  }
  void put(int key, int value) {
    auto found = nodes.find(key); // @find
    if (found != nodes.end()) {
      unlink(&found->second);
    } else if (nodes.size() == capacity) {
      Node* oldest = tail.prev; // @full
      unlink(oldest);
      nodes.erase(oldest->key);
    }
    Node& node = nodes[key]; // @store
    node.key = key;
    node.value = value;
    addFirst(&node); // @renew
  }
};
