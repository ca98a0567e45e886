// k is at least 1.
ListNode reverseGroups(ListNode head, int k) {
  ListNode dummy = new ListNode(0, head);
  ListNode before = dummy;
  while (true) {
    ListNode last = before;
    for (int i = 0; i < k && last != null; i++) {
      last = last.next;
    }
    if (last == null) return dummy.next; // Too few nodes are left.
    ListNode first = before.next;
    ListNode after = last.next;
    // Starting with prev = after attaches the end of the group.
    ListNode prev = after;
    ListNode current = first;
    while (current != after) {
      ListNode following = current.next;
      current.next = prev;
      prev = current;
      current = following;
    }
    before.next = last; // The last node of the group is now first.
    before = first;
  }
}
