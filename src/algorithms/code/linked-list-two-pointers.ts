function detectCycle(head: ListNode | null): ListNode | null {
  let slow = head
  let fast = head // @start
  while (slow && fast?.next) { // @check
    slow = slow.next
    fast = fast.next.next // @move
    if (slow && slow === fast) { // @meet
      return findEntry(head, slow)
    }
  }
  return null // @none
}

function findEntry(head: ListNode | null, slow: ListNode | null) {
  let entry = head // @restart
  while (entry && slow && entry !== slow) { // @compare
    entry = entry.next
    slow = slow.next // @together
  }
  return entry // @found
}
