DNode* dllDelete(DNode* head, DNode* node) {
  if (node->prev) {
    node->prev->next = node->next;
  } else {
    head = node->next;
  }
  if (node->next) {
    node->next->prev = node->prev;
  }
  node->prev = node->next = nullptr;
  return head;
}
