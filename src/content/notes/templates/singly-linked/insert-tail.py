def insert_tail(head, val):
    node = ListNode(val)
    if head is None:
        return node
    tail = head
    while tail.next:
        tail = tail.next
    tail.next = node
    return head
