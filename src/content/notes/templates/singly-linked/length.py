def length(head):
    count, node = 0, head
    while node:
        count += 1
        node = node.next
    return count
