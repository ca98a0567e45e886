type Link = ListNode | null

function detectCycle(head: Link): Link {
  let slow = head
  let fast = head // @start
  while (slow && fast?.next) { // @check
    slow = slow.next // @step
    fast = fast.next.next // @move
    if (slow && slow === fast) { // @meet
      return findEntry(head, slow)
    }
  }
  return null // @none
}

function findEntry(head: Link, slow: Link) {
  let entry = head // @restart
  while (entry !== slow) { // @compare
    entry = entry!.next
    slow = slow!.next // @together
  }
  return entry // @found
}
