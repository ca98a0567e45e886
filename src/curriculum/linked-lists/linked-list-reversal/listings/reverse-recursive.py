def reverse_recursively(head):
    if head is None or head.next is None:
        return head
    new_head = reverse_recursively(head.next)
    # head.next is now the last node of the reversed rest.
    head.next.next = head
    head.next = None  # Otherwise the last two form a cycle.
    return new_head
