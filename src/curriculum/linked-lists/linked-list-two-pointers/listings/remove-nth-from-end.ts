/** 1 <= n <= length of the list. */
function removeNthFromEnd(
  head: ListNode | null,
  n: number
): ListNode | null {
  const dummy = new ListNode(0, head)
  let leader = head
  for (let i = 0; i < n; i++) leader = leader!.next
  // When leader is past the end, before.next is the nth from it.
  let before = dummy
  while (leader) {
    leader = leader.next
    before = before.next!
  }
  before.next = before.next!.next
  return dummy.next
}
