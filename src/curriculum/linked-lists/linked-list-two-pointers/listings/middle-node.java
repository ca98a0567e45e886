ListNode middleNode(ListNode head) {
  ListNode slow = head;
  ListNode fast = head;
  // fast takes two steps, so both links must exist.
  while (fast != null && fast.next != null) {
    slow = slow.next;
    fast = fast.next.next;
  }
  return slow; // The second middle if the length is even.
}
