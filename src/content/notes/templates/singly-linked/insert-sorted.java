ListNode insertSorted(ListNode head, int val) {
  ListNode dummy = new ListNode(0, head);
  ListNode prev = dummy;
  while (prev.next != null
      && prev.next.val < val) {
    prev = prev.next;
  }
  ListNode node = new ListNode(val);
  node.next = prev.next;
  prev.next = node;
  return dummy.next;
}
