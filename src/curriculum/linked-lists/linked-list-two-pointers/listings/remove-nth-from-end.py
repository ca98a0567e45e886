def remove_nth_from_end(head, n):
    """1 <= n <= length of the list."""
    dummy = ListNode(0, head)
    leader = head
    for _ in range(n):
        leader = leader.next
    # When leader is past the end, before.next is the nth from it.
    before = dummy
    while leader:
        leader = leader.next
        before = before.next
    before.next = before.next.next
    return dummy.next
