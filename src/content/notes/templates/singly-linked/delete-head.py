def delete_head(head):
    if head is None:
        return None
    return head.next
