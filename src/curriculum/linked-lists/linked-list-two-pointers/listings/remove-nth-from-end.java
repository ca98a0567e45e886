/** 1 <= n <= length of the list. */
ListNode removeNthFromEnd(ListNode head, int n) {
  ListNode dummy = new ListNode(0, head);
  ListNode leader = head;
  for (int i = 0; i < n; i++) {
    leader = leader.next;
  }
  // When leader is past the end, before.next is the nth from it.
  ListNode before = dummy;
  while (leader != null) {
    leader = leader.next;
    before = before.next;
  }
  before.next = before.next.next;
  return dummy.next;
}
