ListNode insertAt(
    ListNode head, int position, int value) {
  ListNode dummy = new ListNode(0, head); // @dummy
  ListNode prev = dummy;
  for (int i = 0; i < position; i++) { // @walk
    if (prev.next == null) {
      return head; // @too-short
    }
    prev = prev.next; // @step
  }
  ListNode node = new ListNode(value); // @create
  node.next = prev.next; // @link-next
  prev.next = node; // @link-prev
  return dummy.next; // @return
}
