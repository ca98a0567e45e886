def dll_insert_head(head, val):
    node = DNode(val)
    node.next = head
    if head:
        head.prev = node
    return node
