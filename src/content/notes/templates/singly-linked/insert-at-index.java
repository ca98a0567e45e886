ListNode insertAt(
    ListNode head, int index, int val) {
  ListNode dummy = new ListNode(0, head);
  ListNode prev = dummy;
  for (int i = 0; i < index; i++) {
    if (prev.next == null) {
      return head; // list too short
    }
    prev = prev.next;
  }
  ListNode node = new ListNode(val);
  node.next = prev.next;
  prev.next = node;
  return dummy.next;
}
