function deleteNthFromEnd(
  head: ListNode | null,
  n: number,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let lead = dummy
  let prev = dummy
  for (let i = 0; i < n; i++) {
    if (!lead.next) {
      return head // fewer than n nodes
    }
    lead = lead.next
  }
  while (lead.next) {
    lead = lead.next
    prev = prev.next!
  }
  prev.next = prev.next!.next
  return dummy.next
}
