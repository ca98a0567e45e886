def reverse(head):
    prev, node = None, head
    while node:
        rest = node.next
        node.next = prev
        prev = node
        node = rest
    return prev
