ListNode removeValue(ListNode head, int value) {
  ListNode dummy = new ListNode(0, head);
  ListNode before = dummy;
  while (before.next != null) {
    if (before.next.val == value) {
      // Stay: the new next node may have to go as well.
      before.next = before.next.next;
    } else {
      before = before.next;
    }
  }
  return dummy.next; // The old head may be gone.
}
