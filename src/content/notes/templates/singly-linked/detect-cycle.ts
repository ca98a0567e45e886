function findMeeting(
  head: ListNode | null,
): ListNode | null {
  let slow = head
  let fast = head
  while (fast && fast.next) {
    slow = slow!.next
    fast = fast.next.next
    if (slow === fast) {
      return slow
    }
  }
  return null
}

function hasCycle(
  head: ListNode | null,
): boolean {
  return findMeeting(head) !== null
}
