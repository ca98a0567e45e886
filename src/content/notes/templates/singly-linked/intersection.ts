function intersection(
  a: ListNode | null,
  b: ListNode | null,
): ListNode | null {
  let one = a
  let two = b
  while (one !== two) {
    one = one ? one.next : b
    two = two ? two.next : a
  }
  return one
}
