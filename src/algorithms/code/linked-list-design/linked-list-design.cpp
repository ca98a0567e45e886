struct Node {
  int key = 0, value = 0;
  Node *prev = 0, *next = 0;
};

class LRUCache {
  unordered_map<int, Node*> nodes;
  Node* head = new Node();
  Node* tail = new Node();
  size_t capacity;
  void link(Node* left, Node* right) {
    left->next = right;
    right->prev = left;
  }
public:
  LRUCache(int capacity)
      : capacity(capacity) {
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
    auto found = nodes.find(key); // @find
    Node* old = nullptr;
    if (found != nodes.end()) {
      old = found->second;
    } else if (nodes.size() == capacity) {
      old = tail->prev; // @full
    }
    if (old) {
      nodes.erase(old->key);
      link(old->prev, old->next); // @take-out
      delete old;
    }
    Node* node = new Node{key, value};
    nodes[key] = node;
    link(node, head->next);
    link(head, node); // @put-in
  }
};
