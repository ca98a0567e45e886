function removeCycle(
  head: ListNode | null,
): ListNode | null {
  let node = findMeeting(head)
  if (!node) {
    return head
  }
  let entry = head!
  while (entry !== node) {
    entry = entry.next!
    node = node!.next
  }
  let last = entry
  while (last.next !== entry) {
    last = last.next!
  }
  last.next = null
  return head
}
