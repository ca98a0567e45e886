import { listRow } from './list-row.ts'
import type { ListPicture } from './sheet.ts'

export const nodeBasics: readonly Fact[] = [
  { term: 'Node', fact: 'a value and a link to the next node: `node.val` and `node.next`' },
  { term: 'Head', fact: 'the first node and the only way in: if you lose it, you lose the list' },
  { term: 'Tail', fact: 'the last node: its `next` is `None`' },
  { term: 'Empty list', fact: 'no nodes at all: `head` is `None`' },
  {
    term: 'Dummy',
    fact: 'a node that you put in front of the head, so that the head has a previous node too',
  },
]

interface Fact {
  readonly term: string
  readonly fact: string
}

export const nodePicture: ListPicture = {
  ...listRow([3, 5, 8], { hasDummy: true }),
  pointers: { dummy: 'dummy', head: 'a', tail: 'c' },
}

export const pointerRules: readonly PointerRule[] = [
  {
    rule: 'A name moves, a link changes.',
    reason: '`node = node.next` only moves your pointer. `node.next = other` changes the list.',
  },
  {
    rule: 'Save before you overwrite.',
    reason:
      '`rest = node.next` comes first. After `node.next = other`, nothing else leads to the rest of the list.',
  },
  {
    rule: 'Set the link of the new node first.',
    reason:
      '`node.next = prev.next`, then `prev.next = node`. In the other order, `node` would point at itself.',
  },
  {
    rule: 'Check before you follow.',
    reason:
      '`while node` makes `node.next` safe to read. Before `node.next.next`, check `node.next` as well.',
  },
  {
    rule: 'Put a dummy in front when the head may change.',
    reason: 'Return `dummy.next`, not `head`: the old head may be gone, or may no longer be first.',
  },
  {
    rule: 'Compare nodes with `is`, values with `==`.',
    reason: 'Two nodes with equal values are still two nodes.',
  },
]

interface PointerRule {
  readonly rule: string
  readonly reason: string
}

/** What each operation costs, on both kinds of list. */
export const costs: readonly Cost[] = [
  { operation: 'Access by index, search', singly: 'O(n)', doubly: 'O(n)' },
  { operation: 'Insert or delete at the head', singly: 'O(1)', doubly: 'O(1)' },
  { operation: 'Insert at the tail, with a tail pointer', singly: 'O(1)', doubly: 'O(1)' },
  { operation: 'Insert at the tail, without one', singly: 'O(n)', doubly: 'O(n)' },
  { operation: 'Delete the tail, with a tail pointer', singly: 'O(n)', doubly: 'O(1)' },
  { operation: 'Insert after a given node', singly: 'O(1)', doubly: 'O(1)' },
  { operation: 'Delete a given node', singly: 'O(n), or O(1) by copying the next node', doubly: 'O(1)' },
]

interface Cost {
  readonly operation: string
  readonly singly: string
  readonly doubly: string
}
