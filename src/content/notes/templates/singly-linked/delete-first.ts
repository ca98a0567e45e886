function deleteFirst(
  head: ListNode | null,
  val: number,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let prev = dummy
  while (prev.next && prev.next.val !== val) {
    prev = prev.next
  }
  if (prev.next) {
    prev.next = prev.next.next
  }
  return dummy.next
}
