int length(ListNode* head) {
  int count = 0;
  ListNode* node = head;
  while (node) {
    count++;
    node = node->next;
  }
  return count;
}
