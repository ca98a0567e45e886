function insertTail(
  head: ListNode | null,
  val: number,
): ListNode {
  const node = new ListNode(val)
  if (!head) {
    return node
  }
  let tail = head
  while (tail.next) {
    tail = tail.next
  }
  tail.next = node
  return head
}
