function insertHead(
  head: ListNode | null,
  val: number,
): ListNode {
  const node = new ListNode(val)
  node.next = head
  return node
}
