function reverse(
  head: ListNode | null,
): ListNode | null {
  let prev: ListNode | null = null
  let node = head
  while (node) {
    const rest: ListNode | null = node.next
    node.next = prev
    prev = node
    node = rest
  }
  return prev
}
