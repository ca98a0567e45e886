DNode dllInsertHead(DNode head, int val) {
  DNode node = new DNode(val);
  node.next = head;
  if (head != null) {
    head.prev = node;
  }
  return node;
}
