/** Each as `What to do: why`. */
export const proTips: readonly string[] = [
  'Draw three nodes: redraw one arrow per line of code, and most mistakes show before you run anything.',
  'Try five lists: none, one node, two nodes, all values equal, and the place at the head or the tail.',
  'Say which node you need: to insert or delete, it is the one before the place.',
  'End what you build: after splitting or reordering, the last node of each part must point to `None`.',
  'Return the right head: `dummy.next` after inserting or deleting, `prev` after reversing.',
  'Mind the cycle: a walk to the end never ends on one, so look for it first when nobody rules it out.',
  'Name the space: pointers take O(1), recursion takes O(n), and by default Python stops at about 1,000 calls deep.',
  'Keep values in place: interviewers usually want the links changed, so ask before you copy values.',
]
