function insertAt(
  head: ListNode | null,
  index: number,
  val: number,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let prev = dummy
  for (let i = 0; i < index; i++) {
    if (!prev.next) {
      return head // list too short
    }
    prev = prev.next
  }
  const node = new ListNode(val)
  node.next = prev.next
  prev.next = node
  return dummy.next
}
