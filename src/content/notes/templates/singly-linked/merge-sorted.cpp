ListNode* mergeSorted(
    ListNode* a, ListNode* b) {
  ListNode dummy;
  ListNode* tail = &dummy;
  while (a && b) {
    if (a->val <= b->val) {
      tail->next = a;
      a = a->next;
    } else {
      tail->next = b;
      b = b->next;
    }
    tail = tail->next;
  }
  tail->next = a ? a : b;
  return dummy.next;
}
