function mergeSorted(
  a: ListNode | null,
  b: ListNode | null,
): ListNode | null {
  const dummy = new ListNode()
  let tail = dummy
  while (a && b) {
    if (a.val <= b.val) {
      tail.next = a
      a = a.next
    } else {
      tail.next = b
      b = b.next
    }
    tail = tail.next
  }
  tail.next = a ?? b
  return dummy.next
}
