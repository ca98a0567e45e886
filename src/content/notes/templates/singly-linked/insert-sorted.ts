function insertSorted(
  head: ListNode | null,
  val: number,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let prev = dummy
  while (prev.next && prev.next.val < val) {
    prev = prev.next
  }
  const node = new ListNode(val)
  node.next = prev.next
  prev.next = node
  return dummy.next
}
