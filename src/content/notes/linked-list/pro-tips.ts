/** What to do, and why. */
export const proTips: readonly { readonly tip: string; readonly reason: string }[] = [
  {
    tip: 'Draw three nodes',
    reason: 'Redraw one arrow per line of code, and most mistakes show before you run anything.',
  },
  {
    tip: 'Try five lists',
    reason: 'None, one node, two nodes, all values equal, and the place at the head or the tail.',
  },
  { tip: 'Say which node you need', reason: 'To insert or delete, it is the one before the place.' },
  {
    tip: 'End what you build',
    reason: 'After splitting or reordering, the last node of each part must point to `None`.',
  },
  {
    tip: 'Return the right head',
    reason: '`dummy.next` after inserting or deleting, `prev` after reversing.',
  },
  {
    tip: 'Mind the cycle',
    reason: 'A walk to the end never ends on one, so look for it first when nobody rules it out.',
  },
  {
    tip: 'Name the space',
    reason:
      'Pointers take O(1), recursion takes O(n), and by default Python stops at about 1,000 calls deep.',
  },
  {
    tip: 'Keep values in place',
    reason: 'Interviewers usually want the links changed, so ask before you copy values.',
  },
]
