ListNode* insertAt(
    ListNode* head, int index, int val) {
  ListNode dummy(0, head);
  ListNode* prev = &dummy;
  for (int i = 0; i < index; i++) {
    if (!prev->next) {
      return head; // list too short
    }
    prev = prev->next;
  }
  ListNode* node = new ListNode(val);
  node->next = prev->next;
  prev->next = node;
  return dummy.next;
}
