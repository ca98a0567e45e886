ListNode removeRepeated(ListNode head) {
  ListNode dummy = new ListNode(0, head);
  ListNode prev = dummy;
  ListNode run = head;
  while (run != null) {
    ListNode end = run.next;
    while (end != null && end.val == run.val) {
      end = end.next;
    }
    if (end == run.next) {
      prev = run; // a run of one stays
    } else {
      prev.next = end;
    }
    run = end;
  }
  return dummy.next;
}
