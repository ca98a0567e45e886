DNode* dllInsertTail(DNode* head, int val) {
  DNode* node = new DNode(val);
  if (!head) {
    return node;
  }
  DNode* tail = head;
  while (tail->next) {
    tail = tail->next;
  }
  tail->next = node;
  node->prev = tail;
  return head;
}
