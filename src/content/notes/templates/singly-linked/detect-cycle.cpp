ListNode* findMeeting(ListNode* head) {
  ListNode* slow = head;
  ListNode* fast = head;
  while (fast && fast->next) {
    slow = slow->next;
    fast = fast->next->next;
    if (slow == fast) {
      return slow;
    }
  }
  return nullptr;
}

bool hasCycle(ListNode* head) {
  return findMeeting(head) != nullptr;
}
