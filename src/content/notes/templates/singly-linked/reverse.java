ListNode reverse(ListNode head) {
  ListNode prev = null;
  ListNode node = head;
  while (node != null) {
    ListNode rest = node.next;
    node.next = prev;
    prev = node;
    node = rest;
  }
  return prev;
}
