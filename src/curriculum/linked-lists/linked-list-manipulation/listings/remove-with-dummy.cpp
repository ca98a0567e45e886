ListNode* removeValue(ListNode* head, int value) {
  ListNode dummy(0, head);
  ListNode* before = &dummy;
  while (before->next) {
    if (before->next->val == value) {
      // Stay: the new next node may have to go as well.
      ListNode* removed = before->next;
      before->next = removed->next;
      delete removed;
    } else {
      before = before->next;
    }
  }
  return dummy.next; // The old head may be gone.
}
