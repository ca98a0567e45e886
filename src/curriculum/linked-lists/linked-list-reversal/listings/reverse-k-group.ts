// k is at least 1.
function reverseGroups(
  head: ListNode | null,
  k: number
): ListNode | null {
  const dummy = new ListNode(0, head)
  let before = dummy
  while (true) {
    let last: ListNode | null = before
    for (let i = 0; i < k && last; i++) last = last.next
    if (!last) return dummy.next // Too few nodes are left.
    const first: ListNode = before.next!
    const after = last.next
    // Starting with prev = after attaches the end of the group.
    let prev: ListNode | null = after
    let current: ListNode | null = first
    while (current && current !== after) {
      const following: ListNode | null = current.next
      current.next = prev
      prev = current
      current = following
    }
    before.next = last // The last node of the group is now first.
    before = first
  }
}
