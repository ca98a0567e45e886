ListNode reverseList(ListNode head) {
  ListNode prev = null, current = head; // @start
  while (current != null) { // @check
    ListNode rest = current.next; // @save
    current.next = prev; // @turn
    prev = current; // @advance
    current = rest; // @move
  }
  return prev; // @return
}
