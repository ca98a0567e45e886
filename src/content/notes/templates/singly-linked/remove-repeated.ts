function removeRepeated(
  head: ListNode | null,
): ListNode | null {
  const dummy = new ListNode(0, head)
  let prev = dummy
  let run = head
  while (run) {
    let end: ListNode | null = run.next
    while (end && end.val === run.val) {
      end = end.next
    }
    if (end === run.next) {
      prev = run // a run of one stays
    } else {
      prev.next = end
    }
    run = end
  }
  return dummy.next
}
