def remove_value(head, value):
    dummy = ListNode(0, head)
    before = dummy
    while before.next:
        if before.next.val == value:
            # Stay: the new next node may have to go as well.
            before.next = before.next.next
        else:
            before = before.next
    return dummy.next  # The old head may be gone.
