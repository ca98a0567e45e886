import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, runCodes } from '#algorithms/run-code/code-runner.ts'
import { python } from '#algorithms/run-code/run-python.ts'

const folder = new URL('../content/notes/templates/', import.meta.url)
const names = globSync('*-linked/*.py', { cwd: folder }).map((file) => basename(file, '.py'))
const read = (name: string) => {
  const kind = name.startsWith('doubly') ? 'doubly-linked' : 'singly-linked'
  return readFileSync(new URL(`${kind}/${name}.py`, folder), 'utf8')
}

/** Helpers for the cases: lists from values, optionally with a cycle back to an index, and lists as text. */
const helpers = `
def L(values, tail=-1):
    nodes = [ListNode(value) for value in values]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    if tail >= 0:
        nodes[-1].next = nodes[tail]
    return nodes[0] if nodes else None

def at(head, index):
    for _ in range(index):
        head = head.next
    return head

def show(head):
    values, seen = [], []
    while head and not any(head is node for node in seen):
        seen.append(head)
        values.append(head.val)
        head = head.next
    if head:
        values.append("back to %d" % [node is head for node in seen].index(True))
    return values

def D(values):
    head = last = None
    for value in values:
        node = DNode(value)
        node.prev = last
        if last:
            last.next = node
        last, head = node, head or node
    return head

def both_ways(head):
    there, back, last = [], [], None
    while head:
        there.append(head.val)
        last, head = head, head.next
    while last:
        back.append(last.val)
        last = last.prev
    return [there, back]
`

/** A template and those it builds on. */
function sourceOf(name: string): string {
  return ['list-node', 'doubly-node', 'detect-cycle', name].map(read).join('\n')
}

const note = isInstalled('python3') ? '' : ' (skipped: python3 is not installed)'

test('every template has cases', () => {
  expect(Object.keys(templateCases).toSorted()).toEqual(names.toSorted())
})

test.skipIf(note !== '')(`the templates give what the cases expect${note}`, () => {
  const codes = names.map((name) => {
    const drive = `${helpers}${templateCases[name]?.map(({ run }) => `print(${run})`).join('\n')}`
    const drives = { python: drive, typescript: '', java: '', cpp: '' }
    const proof = { kind: 'driven', drive: drives, results: [] } as const
    return { pattern: name, source: sourceOf(name), proof }
  })

  const outcomes = runCodes(python, codes)

  for (const name of names) {
    const cases = templateCases[name] ?? []
    const outcome = outcomes.get(name)
    expect(outcome, name).toHaveProperty('results')
    const results = outcome && 'results' in outcome ? outcome.results : []
    expect(cases.map(({ run }, index) => `${run} is ${JSON.stringify(results[index])}`)).toEqual(
      cases.map(({ run, gives }) => `${run} is ${JSON.stringify(gives)}`),
    )
  }
})

/** Calls of the Python templates and their results, worked out by hand. */
const templateCases: Readonly<Record<string, readonly Case[]>> = {
  'list-node': [
    { run: 'show(ListNode())', gives: [0] },
    { run: 'show(ListNode(1, ListNode(2)))', gives: [1, 2] },
  ],
  'insert-head': [
    { run: 'show(insert_head(None, 1))', gives: [1] },
    { run: 'show(insert_head(L([3]), 1))', gives: [1, 3] },
    { run: 'show(insert_head(L([3, 5]), 1))', gives: [1, 3, 5] },
    { run: 'show(insert_head(L([3, 3]), 3))', gives: [3, 3, 3] },
    { run: 'show(insert_head(L([3, 5], 0), 1))', gives: [1, 3, 5, 'back to 1'] },
  ],
  'insert-tail': [
    { run: 'show(insert_tail(None, 9))', gives: [9] },
    { run: 'show(insert_tail(L([3]), 9))', gives: [3, 9] },
    { run: 'show(insert_tail(L([3, 5]), 9))', gives: [3, 5, 9] },
    { run: 'show(insert_tail(L([9, 9]), 9))', gives: [9, 9, 9] },
  ],
  'insert-at-index': [
    { run: 'show(insert_at(None, 0, 7))', gives: [7] },
    { run: 'show(insert_at(None, 1, 7))', gives: [] },
    { run: 'show(insert_at(L([3]), 0, 7))', gives: [7, 3] },
    { run: 'show(insert_at(L([3]), 1, 7))', gives: [3, 7] },
    { run: 'show(insert_at(L([3]), 2, 7))', gives: [3] },
    { run: 'show(insert_at(L([3, 5]), 1, 7))', gives: [3, 7, 5] },
    { run: 'show(insert_at(L([3, 5, 8]), 2, 7))', gives: [3, 5, 7, 8] },
    { run: 'show(insert_at(L([7, 7]), 2, 7))', gives: [7, 7, 7] },
    { run: 'show(insert_at(L([3, 5], 0), 2, 7))', gives: [3, 5, 7, 'back to 0'] },
  ],
  'insert-sorted': [
    { run: 'show(insert_sorted(None, 4))', gives: [4] },
    { run: 'show(insert_sorted(L([2]), 4))', gives: [2, 4] },
    { run: 'show(insert_sorted(L([6]), 4))', gives: [4, 6] },
    { run: 'show(insert_sorted(L([2, 6]), 4))', gives: [2, 4, 6] },
    { run: 'show(insert_sorted(L([2, 3, 6]), 4))', gives: [2, 3, 4, 6] },
    { run: 'show(insert_sorted(L([4, 4]), 4))', gives: [4, 4, 4] },
    { run: 'show(insert_sorted(L([2, 3]), 9))', gives: [2, 3, 9] },
    // It stops before the cycle leads back, at the first value that is not smaller.
    { run: 'show(insert_sorted(L([2, 6], 0), 4))', gives: [2, 4, 6, 'back to 0'] },
  ],
  'delete-head': [
    { run: 'show(delete_head(None))', gives: [] },
    { run: 'show(delete_head(L([3])))', gives: [] },
    { run: 'show(delete_head(L([3, 5])))', gives: [5] },
    { run: 'show(delete_head(L([3, 3, 3])))', gives: [3, 3] },
    { run: 'show(delete_head(L([3, 5, 8], 1)))', gives: [5, 8, 'back to 0'] },
  ],
  'delete-first': [
    { run: 'show(delete_first(None, 5))', gives: [] },
    { run: 'show(delete_first(L([5]), 5))', gives: [] },
    { run: 'show(delete_first(L([3]), 5))', gives: [3] },
    { run: 'show(delete_first(L([3, 5]), 5))', gives: [3] },
    { run: 'show(delete_first(L([5, 3]), 5))', gives: [3] },
    { run: 'show(delete_first(L([3, 5, 5]), 5))', gives: [3, 5] },
    { run: 'show(delete_first(L([3, 5, 8], 0), 5))', gives: [3, 8, 'back to 0'] },
  ],
  'delete-all': [
    { run: 'show(delete_all(None, 7))', gives: [] },
    { run: 'show(delete_all(L([7]), 7))', gives: [] },
    { run: 'show(delete_all(L([4]), 7))', gives: [4] },
    { run: 'show(delete_all(L([7, 7]), 7))', gives: [] },
    { run: 'show(delete_all(L([7, 7, 4]), 7))', gives: [4] },
    { run: 'show(delete_all(L([4, 7, 5, 7]), 7))', gives: [4, 5] },
  ],
  'delete-nth-from-end': [
    { run: 'show(delete_nth_from_end(None, 1))', gives: [] },
    { run: 'show(delete_nth_from_end(L([1]), 1))', gives: [] },
    { run: 'show(delete_nth_from_end(L([1]), 2))', gives: [1] },
    { run: 'show(delete_nth_from_end(L([1, 2]), 1))', gives: [1] },
    { run: 'show(delete_nth_from_end(L([1, 2]), 2))', gives: [2] },
    { run: 'show(delete_nth_from_end(L([1, 2, 3, 4]), 2))', gives: [1, 2, 4] },
    { run: 'show(delete_nth_from_end(L([5, 5, 5]), 3))', gives: [5, 5] },
  ],
  'keep-one': [
    { run: 'show(remove_duplicates(None))', gives: [] },
    { run: 'show(remove_duplicates(L([1])))', gives: [1] },
    { run: 'show(remove_duplicates(L([1, 1])))', gives: [1] },
    { run: 'show(remove_duplicates(L([1, 2])))', gives: [1, 2] },
    { run: 'show(remove_duplicates(L([1, 1, 1, 2, 2, 3])))', gives: [1, 2, 3] },
  ],
  'remove-repeated': [
    { run: 'show(remove_repeated(None))', gives: [] },
    { run: 'show(remove_repeated(L([1])))', gives: [1] },
    { run: 'show(remove_repeated(L([1, 1])))', gives: [] },
    { run: 'show(remove_repeated(L([1, 2])))', gives: [1, 2] },
    { run: 'show(remove_repeated(L([1, 2, 2, 3])))', gives: [1, 3] },
    { run: 'show(remove_repeated(L([1, 1, 2, 3, 3, 3])))', gives: [2] },
    { run: 'show(remove_repeated(L([1, 1, 2, 2])))', gives: [] },
  ],
  length: [
    { run: 'length(None)', gives: 0 },
    { run: 'length(L([1]))', gives: 1 },
    { run: 'length(L([1, 2]))', gives: 2 },
    { run: 'length(L([1, 1, 1]))', gives: 3 },
  ],
  middle: [
    { run: 'middle(None)', gives: null },
    { run: 'middle(L([1])).val', gives: 1 },
    { run: 'middle(L([1, 2])).val', gives: 2 },
    { run: 'middle(L([1, 2, 3, 4])).val', gives: 3 },
    { run: 'middle(L([1, 2, 3, 4, 5])).val', gives: 3 },
    { run: 'show(middle(L([1, 1, 1])))', gives: [1, 1] },
  ],
  reverse: [
    { run: 'show(reverse(None))', gives: [] },
    { run: 'show(reverse(L([3])))', gives: [3] },
    { run: 'show(reverse(L([3, 5])))', gives: [5, 3] },
    { run: 'show(reverse(L([3, 3, 5])))', gives: [5, 3, 3] },
    // Once round and back to the head: the cycle itself now runs the other way.
    { run: 'show(reverse(L([1, 2, 3], 0)))', gives: [1, 3, 2, 'back to 0'] },
  ],
  intersection: [
    { run: 'intersection(None, None)', gives: null },
    { run: 'intersection(L([1]), None)', gives: null },
    { run: 'intersection(L([1, 2]), L([1]))', gives: null },
    { run: '(lambda a: intersection(a, a) is a)(L([1]))', gives: true },
    { run: '(lambda a: intersection(a, ListNode(5, at(a, 2))) is at(a, 2))(L([1, 2, 8, 9]))', gives: true },
    { run: '(lambda a: intersection(ListNode(8, at(a, 1)), a) is at(a, 1))(L([8, 8]))', gives: true },
  ],
  'merge-sorted': [
    { run: 'show(merge_sorted(None, None))', gives: [] },
    { run: 'show(merge_sorted(None, L([1])))', gives: [1] },
    { run: 'show(merge_sorted(L([1]), None))', gives: [1] },
    { run: 'show(merge_sorted(L([1, 4]), L([2, 3])))', gives: [1, 2, 3, 4] },
    { run: 'show(merge_sorted(L([2, 2]), L([1, 2, 5])))', gives: [1, 2, 2, 2, 5] },
    { run: '(lambda a: merge_sorted(a, L([1])) is a)(L([1]))', gives: true },
  ],
  'delete-node': [
    { run: '(lambda a: [delete_node(a), show(a)][1])(L([3, 5]))', gives: [5] },
    { run: '(lambda a: [delete_node(at(a, 1)), show(a)][1])(L([3, 5, 8, 9]))', gives: [3, 8, 9] },
    { run: '(lambda a: [delete_node(at(a, 1)), show(a)][1])(L([5, 5, 5]))', gives: [5, 5] },
    { run: '(lambda a: [delete_node(at(a, 1)), show(a)][1])(L([3, 5, 8], 0))', gives: [3, 8, 'back to 0'] },
  ],
  'detect-cycle': [
    { run: 'has_cycle(None)', gives: false },
    { run: 'has_cycle(L([1]))', gives: false },
    { run: 'has_cycle(L([1], 0))', gives: true },
    { run: 'has_cycle(L([1, 2]))', gives: false },
    { run: 'has_cycle(L([1, 2], 0))', gives: true },
    { run: 'has_cycle(L([1, 2], 1))', gives: true },
    { run: 'has_cycle(L([1, 1, 1, 1]))', gives: false },
    { run: '(lambda a: find_meeting(a) is at(a, 3))(L([1, 2, 3, 4], 1))', gives: true },
  ],
  'remove-cycle': [
    { run: 'show(remove_cycle(None))', gives: [] },
    { run: 'show(remove_cycle(L([1])))', gives: [1] },
    { run: 'show(remove_cycle(L([1], 0)))', gives: [1] },
    { run: 'show(remove_cycle(L([1, 2])))', gives: [1, 2] },
    { run: 'show(remove_cycle(L([1, 2], 0)))', gives: [1, 2] },
    { run: 'show(remove_cycle(L([1, 2], 1)))', gives: [1, 2] },
    { run: 'show(remove_cycle(L([1, 2, 3, 4], 1)))', gives: [1, 2, 3, 4] },
    { run: 'show(remove_cycle(L([1, 1, 1, 1, 1], 3)))', gives: [1, 1, 1, 1, 1] },
  ],
  'doubly-node': [{ run: '[DNode(4).val, DNode(4).prev, DNode(4).next]', gives: [4, null, null] }],
  'doubly-insert-head': [
    { run: 'both_ways(dll_insert_head(None, 1))', gives: [[1], [1]] },
    { run: 'both_ways(dll_insert_head(D([3]), 1))', gives: twoWays(1, 3) },
    { run: 'both_ways(dll_insert_head(D([3, 5]), 1))', gives: twoWays(1, 3, 5) },
    { run: 'both_ways(dll_insert_head(D([1, 1]), 1))', gives: twoWays(1, 1, 1) },
  ],
  'doubly-insert-tail': [
    { run: 'both_ways(dll_insert_tail(None, 9))', gives: [[9], [9]] },
    { run: 'both_ways(dll_insert_tail(D([3]), 9))', gives: twoWays(3, 9) },
    { run: 'both_ways(dll_insert_tail(D([3, 5]), 9))', gives: twoWays(3, 5, 9) },
    { run: 'both_ways(dll_insert_tail(D([9, 9]), 9))', gives: twoWays(9, 9, 9) },
  ],
  'doubly-delete': [
    { run: 'both_ways((lambda a: dll_delete(a, a))(D([3])))', gives: [[], []] },
    { run: 'both_ways((lambda a: dll_delete(a, a))(D([3, 5])))', gives: twoWays(5) },
    { run: 'both_ways((lambda a: dll_delete(a, at(a, 1)))(D([3, 5])))', gives: twoWays(3) },
    { run: 'both_ways((lambda a: dll_delete(a, at(a, 1)))(D([3, 5, 8])))', gives: twoWays(3, 8) },
    { run: 'both_ways((lambda a: dll_delete(a, at(a, 1)))(D([5, 5, 5])))', gives: twoWays(5, 5) },
    { run: '(lambda a: [dll_delete(a, a), a.prev, a.next])(D([3]))', gives: [null, null, null] },
  ],
}

interface Case {
  readonly run: string
  readonly gives: unknown
}

/** The values from the front and from the back. */
function twoWays(...values: readonly number[]): readonly (readonly number[])[] {
  return [values, values.toReversed()]
}
