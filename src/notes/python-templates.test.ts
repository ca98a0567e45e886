import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, runCodes } from '#algorithms/run-code/code-runner.ts'
import { python } from '#algorithms/run-code/run-python.ts'
import { templateCases } from './python-template-cases.ts'

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
