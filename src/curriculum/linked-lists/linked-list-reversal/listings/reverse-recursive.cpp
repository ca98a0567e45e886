// The recursion has a level per node: a few thousand
// levels at most.
ListNode* reverseRecursively(ListNode* head) {
  if (!head || !head->next) return head;
  ListNode* newHead = reverseRecursively(head->next);
  // head->next is now the last node of the reversed rest.
  head->next->next = head;
  head->next = nullptr; // Otherwise the last two form a cycle.
  return newHead;
}
