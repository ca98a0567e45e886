def reverse_groups(head, k):
    # k is at least 1.
    dummy = ListNode(0, head)
    before = dummy
    while True:
        last = before
        for _ in range(k):  # Look ahead: is there a full group?
            last = last.next
            if last is None:
                return dummy.next
        first, after = before.next, last.next
        # Starting with prev = after attaches the end of the group.
        prev, current = after, first
        while current is not after:
            following = current.next
            current.next = prev
            prev = current
            current = following
        before.next = last  # The last node of the group is now first.
        before = first
