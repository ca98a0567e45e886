def find_meeting(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return slow
    return None

def has_cycle(head):
    return find_meeting(head) is not None
