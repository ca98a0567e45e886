def detect_cycle(head):
    slow = fast = head  # @start
    while fast and fast.next:  # @check
        slow = slow.next  # @step
        fast = fast.next.next  # @move
        if slow is fast:  # @meet
            return find_entry(head, slow)
    return None  # @none

def find_entry(head, slow):
    entry = head  # @restart
    while entry is not slow:  # @compare
        entry = entry.next
        slow = slow.next  # @together
    return entry  # @found
