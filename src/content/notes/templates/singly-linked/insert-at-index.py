def insert_at(head, index, val):
    dummy = ListNode(0, head)
    prev = dummy
    for _ in range(index):
        if prev.next is None:
            return head  # list too short
        prev = prev.next
    node = ListNode(val)
    node.next = prev.next
    prev.next = node
    return dummy.next
