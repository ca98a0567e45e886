ListNode* deleteFirst(ListNode* head, int val) {
  ListNode dummy(0, head);
  ListNode* prev = &dummy;
  while (prev->next
      && prev->next->val != val) {
    prev = prev->next;
  }
  if (prev->next) {
    prev->next = prev->next->next;
  }
  return dummy.next;
}
