function deleteNode(node: ListNode): void {
  const next = node.next! // not the tail
  node.val = next.val
  node.next = next.next
}
