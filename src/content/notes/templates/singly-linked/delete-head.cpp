ListNode* deleteHead(ListNode* head) {
  if (!head) {
    return nullptr;
  }
  return head->next;
}
