function deleteHead(
  head: ListNode | null,
): ListNode | null {
  if (!head) {
    return null
  }
  return head.next
}
