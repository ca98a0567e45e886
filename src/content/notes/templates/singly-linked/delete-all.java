ListNode deleteAll(ListNode head, int val) {
  ListNode dummy = new ListNode(0, head);
  ListNode prev = dummy;
  while (prev.next != null) {
    if (prev.next.val == val) {
      prev.next = prev.next.next;
    } else {
      prev = prev.next;
    }
  }
  return dummy.next;
}
