// The recursion has a level per node: a few thousand
// levels at most.
function reverseRecursively(head: ListNode | null): ListNode | null {
  if (!head || !head.next) return head
  const newHead = reverseRecursively(head.next)
  // head.next is now the last node of the reversed rest.
  head.next.next = head
  head.next = null // Otherwise the last two form a cycle.
  return newHead
}
