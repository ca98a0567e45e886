ListNode* removeRepeated(ListNode* head) {
  ListNode dummy(0, head);
  ListNode* prev = &dummy;
  ListNode* run = head;
  while (run) {
    ListNode* end = run->next;
    while (end && end->val == run->val) {
      end = end->next;
    }
    if (end == run->next) {
      prev = run; // a run of one stays
    } else {
      prev->next = end;
    }
    run = end;
  }
  return dummy.next;
}
