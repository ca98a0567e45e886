/** Nodes below the pivot first, each part in its old order. */
ListNode partition(ListNode head, int pivot) {
  ListNode smaller = new ListNode();
  ListNode larger = new ListNode();
  ListNode smallTail = smaller;
  ListNode largeTail = larger;
  for (ListNode node = head; node != null; node = node.next) {
    if (node.val < pivot) {
      smallTail.next = node;
      smallTail = node;
    } else {
      largeTail.next = node;
      largeTail = node;
    }
  }
  // The last large node may still point at a small one.
  largeTail.next = null;
  smallTail.next = larger.next;
  return smaller.next;
}
