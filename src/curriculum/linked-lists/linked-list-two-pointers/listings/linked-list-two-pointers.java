ListNode detectCycle(ListNode head) {
  ListNode slow = head, fast = head; // @start
  while (fast != null && fast.next != null) { // @check
    slow = slow.next; // @step
    fast = fast.next.next; // @move
    if (slow == fast) { // @meet
      return findEntry(head, slow);
    }
  }
  return null; // @none
}

ListNode findEntry(ListNode head, ListNode slow) {
  ListNode entry = head; // @restart
  while (entry != slow) { // @compare
    entry = entry.next;
    slow = slow.next; // @together
  }
  return entry; // @found
}
