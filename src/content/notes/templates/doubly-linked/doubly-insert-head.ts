function dllInsertHead(
  head: DNode | null,
  val: number,
): DNode {
  const node = new DNode(val)
  node.next = head
  if (head) {
    head.prev = node
  }
  return node
}
