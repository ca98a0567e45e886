import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { runCache } from './algorithm.ts'
import { demo, get, put, toCall } from './demo.ts'
import type { CacheAnswer } from './lru-cache-list.ts'

export const slips = [
  defineSlip(demo, {
    id: 'newest-evicted',
    name: 'The most recently used entry is evicted',
    input: { capacity: 2, calls: [put(1, 10), put(2, 20), get(1), put(3, 30), get(1)] },
    smallest: { capacity: 2, calls: [put(0, 0), put(1, 0), put(2, 0), get(0)] },
    wrong: ({ capacity, calls }) => runCache(capacity, calls.map(toCall), ({ head }) => head.next),
    say: (answers: readonly CacheAnswer[]) => answers.filter((answer) => answer !== undefined).join(', '),
    firstWrong: 10,
    lines: [
      {
        label: 'full',
        code: {
          python: 'oldest = self.head.next',
          typescript: 'const oldest = this.head.next',
          java: 'Node oldest = head.next;',
          cpp: 'Node* oldest = head.next;',
        },
        why: 'The newest node is after head. The one not used for the longest time is before tail.',
      },
    ],
    instead: {
      question: 'The cache is full, and key 3 is new. What should have happened here?',
      options: ['Key 2 is evicted', 'Key 1 is evicted', 'No key is evicted'],
      answer: 'Key 2 is evicted',
      wrong: {
        'Key 1 is evicted':
          'Key 1 was read in the last call, so it is the newest. Key 2 was used before that.',
        'No key is evicted': 'The cache has room for two keys, and key 3 would be the third.',
      },
    },
    why: 'The call get 1 made key 1 the newest, so key 2 is the one not used for the longest time. Key 1 is evicted all the same, and reading it again gives -1.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'take-out',
    code: {
      python: 'link(node.next, node.prev)',
      typescript: 'this.link(entry.next, entry.prev)',
      java: 'link(node.next, node.prev);',
      cpp: 'link(node->next, node->prev);',
    },
    why: 'The node before must come first: its next link has to skip the node that leaves.',
  },
  {
    label: 'store',
    code: {
      python: 'self.nodes[value] = node',
      typescript: 'this.entries.set(value, entry)',
      java: 'nodes.put(value, node);',
      cpp: 'Node& node = nodes[value];',
    },
    why: 'Calls look up a key, so the map must find the node by its key, not by its value.',
  },
]
