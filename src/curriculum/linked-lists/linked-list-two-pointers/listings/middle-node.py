def middle_node(head):
    slow = fast = head
    # fast takes two steps, so both links must exist.
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
    return slow  # The second middle if the length is even.
