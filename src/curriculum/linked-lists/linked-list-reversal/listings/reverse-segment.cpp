// Positions count from 1, and left <= right <= length.
ListNode* reverseBetween(ListNode* head, int left, int right) {
  ListNode dummy(0, head);
  ListNode* before = &dummy;
  for (int i = 1; i < left; i++) {
    before = before->next;
  }
  ListNode* first = before->next; // Ends up last in the segment.
  for (int i = left; i < right; i++) {
    // Take the node after first to the front of the segment.
    ListNode* moved = first->next;
    first->next = moved->next;
    moved->next = before->next;
    before->next = moved;
  }
  return dummy.next;
}
