ListNode* reverseList(ListNode* head) {
  ListNode* prev = nullptr;
  ListNode* current = head; // @start
  while (current) { // @check
    ListNode* rest = current->next; // @save
    current->next = prev; // @turn
    prev = current; // @advance
    current = rest; // @move
  }
  return prev; // @return
}
