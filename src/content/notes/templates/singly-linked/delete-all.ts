function deleteAll(
  head: ListNode | null,
  val: number,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let prev = dummy
  while (prev.next) {
    if (prev.next.val === val) {
      prev.next = prev.next.next
    } else {
      prev = prev.next
    }
  }
  return dummy.next
}
