def reverse_recursively(head):
    # The recursion has a level per node: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    if head is None or head.next is None:
        return head
    new_head = reverse_recursively(head.next)
    # head.next is now the last node of the reversed rest.
    head.next.next = head
    head.next = None  # Otherwise the last two form a cycle.
    return new_head
