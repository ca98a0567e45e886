def remove_repeated(head):
    dummy = ListNode(0, head)
    prev, run = dummy, head
    while run:
        end = run.next
        while end and end.val == run.val:
            end = end.next
        if end is run.next:
            prev = run  # a run of one stays
        else:
            prev.next = end
        run = end
    return dummy.next
