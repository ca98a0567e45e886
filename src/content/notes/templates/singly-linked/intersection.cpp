ListNode* intersection(
    ListNode* a, ListNode* b) {
  ListNode* one = a;
  ListNode* two = b;
  while (one != two) {
    one = one ? one->next : b;
    two = two ? two->next : a;
  }
  return one;
}
