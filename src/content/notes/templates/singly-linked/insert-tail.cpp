ListNode* insertTail(ListNode* head, int val) {
  ListNode* node = new ListNode(val);
  if (!head) {
    return node;
  }
  ListNode* tail = head;
  while (tail->next) {
    tail = tail->next;
  }
  tail->next = node;
  return head;
}
