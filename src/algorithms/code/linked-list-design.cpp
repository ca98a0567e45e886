struct Node { int key = 0, value = 0; Node *prev = 0, *next = 0; };

class LRUCache {
  unordered_map<int, Node*> nodes;
  Node *head = new Node(), *tail = new Node();
  size_t capacity;
  void link(Node* a, Node* b) { a->next = b; b->prev = a; }
public:
  LRUCache(int capacity) : capacity(capacity) {
    link(head, tail); // @start
  }
  int get(int key) {
    auto found = nodes.find(key); // @look-up
    if (found == nodes.end()) return -1; // @miss
    int value = found->second->value;
    put(key, value);
    return value; // @hit
  }
  void put(int key, int value) {
    Node* old = nodes.count(key) ? nodes[key] : nullptr; // @find
    bool isFull = nodes.size() == capacity;
    if (!old && isFull) old = tail->prev; // @full
    if (old) nodes.erase(old->key);
    if (old) link(old->prev, old->next); // @take-out
    delete old;
    Node* node = nodes[key] = new Node{key, value};
    link(node, head->next);
    link(head, node); // @put-in
  }
};
