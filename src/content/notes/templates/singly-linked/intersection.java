ListNode intersection(ListNode a, ListNode b) {
  ListNode one = a;
  ListNode two = b;
  while (one != two) {
    one = one != null ? one.next : b;
    two = two != null ? two.next : a;
  }
  return one;
}
