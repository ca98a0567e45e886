def remove_cycle(head):
    node = find_meeting(head)
    if node is None:
        return head
    entry = head
    while entry is not node:
        entry = entry.next
        node = node.next
    last = entry
    while last.next is not entry:
        last = last.next
    last.next = None
    return head
