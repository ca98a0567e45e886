DNode dllInsertTail(DNode head, int val) {
  DNode node = new DNode(val);
  if (head == null) {
    return node;
  }
  DNode tail = head;
  while (tail.next != null) {
    tail = tail.next;
  }
  tail.next = node;
  node.prev = tail;
  return head;
}
