ListNode deleteFirst(ListNode head, int val) {
  ListNode dummy = new ListNode(0, head);
  ListNode prev = dummy;
  while (prev.next != null
      && prev.next.val != val) {
    prev = prev.next;
  }
  if (prev.next != null) {
    prev.next = prev.next.next;
  }
  return dummy.next;
}
