def insert_sorted(head, val):
    dummy = ListNode(0, head)
    prev = dummy
    while prev.next and prev.next.val < val:
        prev = prev.next
    node = ListNode(val)
    node.next = prev.next
    prev.next = node
    return dummy.next
