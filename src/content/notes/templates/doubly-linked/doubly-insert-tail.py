def dll_insert_tail(head, val):
    node = DNode(val)
    if head is None:
        return node
    tail = head
    while tail.next:
        tail = tail.next
    tail.next = node
    node.prev = tail
    return head
