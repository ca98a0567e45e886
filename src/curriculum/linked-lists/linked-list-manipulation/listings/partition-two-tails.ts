/** Nodes below the pivot first, each part in its old order. */
function partition(
  head: ListNode | null,
  pivot: number
): ListNode | null {
  const smaller = new ListNode()
  const larger = new ListNode()
  let smallTail = smaller
  let largeTail = larger
  for (let node = head; node; node = node.next) {
    if (node.val < pivot) {
      smallTail.next = node
      smallTail = node
    } else {
      largeTail.next = node
      largeTail = node
    }
  }
  // The last large node may still point at a small one.
  largeTail.next = null
  smallTail.next = larger.next
  return smaller.next
}
