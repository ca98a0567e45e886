/** What to do, and why. */
export const proTips: readonly { readonly tip: string; readonly reason: string }[] = [
  {
    tip: 'Draw three nodes',
    reason: 'Redraw one arrow per line of code, and you see most mistakes before you run anything.',
  },
  {
    tip: 'Try five lists',
    reason:
      'Test an empty list, one node, two nodes, all values equal, and a change at the head or the tail.',
  },
  { tip: 'Name the node you need', reason: 'To insert or delete, you need the node before the change.' },
  {
    tip: 'End what you build',
    reason: 'After splitting or reordering, the last node of each part must point to `None`.',
  },
  {
    tip: 'Return the right head',
    reason: 'Return `dummy.next` after inserting or deleting, and `prev` after reversing.',
  },
  {
    tip: 'Watch for cycles',
    reason:
      'On a cycle, a walk to the end never finishes. Check for one first, unless the problem rules it out.',
  },
  {
    tip: 'State the space',
    reason:
      'A few pointers take O(1) space, recursion takes O(n). By default, Python stops at about 1,000 nested calls.',
  },
  {
    tip: 'Change links, not values',
    reason: 'Interviewers usually want you to relink the nodes, so ask before you copy values.',
  },
]
