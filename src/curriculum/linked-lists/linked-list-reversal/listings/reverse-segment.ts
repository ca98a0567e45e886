/** Positions count from 1, and left <= right <= length. */
function reverseBetween(
  head: ListNode | null,
  left: number,
  right: number
): ListNode | null {
  const dummy = new ListNode(0, head)
  let before = dummy
  for (let i = 1; i < left; i++) before = before.next!
  const first = before.next! // Ends up last in the segment.
  for (let i = left; i < right; i++) {
    // Take the node after first to the front of the segment.
    const moved = first.next!
    first.next = moved.next
    moved.next = before.next
    before.next = moved
  }
  return dummy.next
}
