ListNode* removeCycle(ListNode* head) {
  ListNode* node = findMeeting(head);
  if (!node) {
    return head;
  }
  ListNode* entry = head;
  while (entry != node) {
    entry = entry->next;
    node = node->next;
  }
  ListNode* last = entry;
  while (last->next != entry) {
    last = last->next;
  }
  last->next = nullptr;
  return head;
}
