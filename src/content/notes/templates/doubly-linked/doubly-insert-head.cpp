DNode* dllInsertHead(DNode* head, int val) {
  DNode* node = new DNode(val);
  node->next = head;
  if (head) {
    head->prev = node;
  }
  return node;
}
