function mergeLists(
  a: ListNode | null,
  b: ListNode | null
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
  // What is left is sorted and linked already.
  tail.next = a ?? b
  return dummy.next
}
