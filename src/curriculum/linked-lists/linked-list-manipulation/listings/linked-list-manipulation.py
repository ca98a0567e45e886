def insert_at(head, position, value):
    dummy = ListNode(0, head)  # @dummy
    prev = dummy
    for _ in range(position):  # @walk
        if prev.next is None:
            return head  # @too-short
        prev = prev.next  # @step

    node = ListNode(value)  # @create
    node.next = prev.next  # @link-next
    prev.next = node  # @link-prev
    return dummy.next  # @return
