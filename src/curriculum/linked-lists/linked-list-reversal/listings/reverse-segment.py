def reverse_between(head, left, right):
    """Positions count from 1, and left <= right <= length."""
    dummy = ListNode(0, head)
    before = dummy
    for _ in range(left - 1):
        before = before.next
    first = before.next  # Ends up last in the segment.
    for _ in range(right - left):
        # Take the node after first to the front of the segment.
        moved = first.next
        first.next = moved.next
        moved.next = before.next
        before.next = moved
    return dummy.next
