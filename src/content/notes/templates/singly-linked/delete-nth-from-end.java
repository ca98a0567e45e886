ListNode deleteNthFromEnd(
    ListNode head, int n) {
  ListNode dummy = new ListNode(0, head);
  ListNode lead = dummy;
  ListNode prev = dummy;
  for (int i = 0; i < n; i++) {
    lead = lead.next;
    if (lead == null) {
      return head; // fewer than n nodes
    }
  }
  while (lead.next != null) {
    lead = lead.next;
    prev = prev.next;
  }
  prev.next = prev.next.next;
  return dummy.next;
}
