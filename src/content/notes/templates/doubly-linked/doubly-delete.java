DNode dllDelete(DNode head, DNode node) {
  if (node.prev != null) {
    node.prev.next = node.next;
  } else {
    head = node.next;
  }
  if (node.next != null) {
    node.next.prev = node.prev;
  }
  node.prev = node.next = null;
  return head;
}
