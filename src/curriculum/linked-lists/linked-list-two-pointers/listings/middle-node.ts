function middleNode(head: ListNode | null): ListNode | null {
  let slow = head
  let fast = head
  // fast takes two steps, so both links must exist.
  while (slow && fast?.next) {
    slow = slow.next
    fast = fast.next.next
  }
  return slow // The second middle if the length is even.
}
