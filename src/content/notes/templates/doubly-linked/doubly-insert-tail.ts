function dllInsertTail(
  head: DNode | null,
  val: number,
): DNode {
  const node = new DNode(val)
  if (!head) {
    return node
  }
  let tail = head
  while (tail.next) {
    tail = tail.next
  }
  tail.next = node
  node.prev = tail
  return head
}
