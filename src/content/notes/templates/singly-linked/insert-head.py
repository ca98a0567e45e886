def insert_head(head, val):
    node = ListNode(val)
    node.next = head
    return node
