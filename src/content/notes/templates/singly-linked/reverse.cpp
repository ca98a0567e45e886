ListNode* reverse(ListNode* head) {
  ListNode* prev = nullptr;
  ListNode* node = head;
  while (node) {
    ListNode* rest = node->next;
    node->next = prev;
    prev = node;
    node = rest;
  }
  return prev;
}
