function reverseList(head: ListNode | null) {
  let prev: ListNode | null = null
  let current = head // @start
  while (current) { // @check
    const rest: ListNode | null = current.next // @save
    current.next = prev // @turn
    prev = current
    current = rest // @move
  }
  return prev // @return
}
