def reverse_list(head):
    prev, current = None, head  # @start
    while current:  # @check
        rest = current.next  # @save
        current.next = prev  # @turn
        prev = current  # @advance
        current = rest  # @move
    return prev  # @return
