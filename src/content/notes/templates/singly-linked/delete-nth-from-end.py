def delete_nth_from_end(head, n):
    dummy = ListNode(0, head)
    lead = prev = dummy
    for _ in range(n):
        lead = lead.next
        if lead is None:
            return head  # fewer than n nodes
    while lead.next:
        lead = lead.next
        prev = prev.next
    prev.next = prev.next.next
    return dummy.next
