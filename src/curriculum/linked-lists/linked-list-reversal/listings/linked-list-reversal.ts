type Link = ListNode | null

function reverseList(head: Link) {
  let prev: Link = null
  let current = head // @start
  while (current) { // @check
    const rest: Link = current.next // @save
    current.next = prev // @turn
    prev = current // @advance
    current = rest // @move
  }
  return prev // @return
}
