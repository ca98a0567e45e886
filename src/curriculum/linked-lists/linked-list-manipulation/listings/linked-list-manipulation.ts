function insertAt(
  head: ListNode | null,
  position: number,
  value: number
) {
  const dummy = new ListNode(0, head) // @dummy
  let prev = dummy
  for (let i = 0; i < position; i++) { // @walk
    if (!prev.next) {
      return head // @too-short
    }
    prev = prev.next // @step
  }
  const node = new ListNode(value) // @create
  node.next = prev.next // @link-next
  prev.next = node // @link-prev
  return dummy.next // @return
}
