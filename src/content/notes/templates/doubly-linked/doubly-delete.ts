function dllDelete(
  head: DNode | null,
  node: DNode,
): DNode | null {
  if (node.prev) {
    node.prev.next = node.next
  } else {
    head = node.next
  }
  if (node.next) {
    node.next.prev = node.prev
  }
  node.prev = node.next = null
  return head
}
