ListNode findMeeting(ListNode head) {
  ListNode slow = head;
  ListNode fast = head;
  while (fast != null && fast.next != null) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow == fast) {
      return slow;
    }
  }
  return null;
}

boolean hasCycle(ListNode head) {
  return findMeeting(head) != null;
}
