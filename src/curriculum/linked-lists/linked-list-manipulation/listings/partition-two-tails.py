def partition(head, pivot):
    """Nodes below the pivot first, each part in its old order."""
    smaller, larger = ListNode(), ListNode()  # Two dummies.
    small_tail, large_tail = smaller, larger
    while head:
        if head.val < pivot:
            small_tail.next = head
            small_tail = head
        else:
            large_tail.next = head
            large_tail = head
        head = head.next
    # The last large node may still point at a small one.
    large_tail.next = None
    small_tail.next = larger.next
    return smaller.next
