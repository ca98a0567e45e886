ListNode* insertHead(ListNode* head, int val) {
  ListNode* node = new ListNode(val);
  node->next = head;
  return node;
}
