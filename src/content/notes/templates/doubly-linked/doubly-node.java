class DNode {
  int val;
  DNode prev, next;
  DNode() {}
  DNode(int val) {
    this.val = val;
  }
}
