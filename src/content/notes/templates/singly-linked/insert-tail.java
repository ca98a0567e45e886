ListNode insertTail(ListNode head, int val) {
  ListNode node = new ListNode(val);
  if (head == null) {
    return node;
  }
  ListNode tail = head;
  while (tail.next != null) {
    tail = tail.next;
  }
  tail.next = node;
  return head;
}
