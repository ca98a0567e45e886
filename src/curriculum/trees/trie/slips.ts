import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { growTrie } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'nodes-created-anew',
    name: 'Each insertion creates its nodes anew',
    input: { words: ['tea', 'ten'], prefix: 'tea' },
    smallest: { words: ['aa', 'a'], prefix: 'aa' },
    wrong: ({ words, prefix }) => growTrie(words, prefix, () => false),
    say: (hasPrefix: boolean) => (hasPrefix ? 'some word starts with it' : 'no word starts with it'),
    firstWrong: 5,
    lines: [
      {
        label: 'check',
        code: {
          python: 'if node is not None:',
          typescript: 'if (node) {',
          java: 'if (node != null) {',
          cpp: 'if (node) {',
        },
        why: 'What must be checked is the child: where it is there already, a new one would replace it and everything below it.',
      },
    ],
    instead: {
      question: '“ten” is inserted, and the root has a child “t” from “tea”. What should have happened here?',
      options: [
        'The insertion goes on from that child',
        'The root gets a second child “t”',
        'The word is skipped',
      ],
      answer: 'The insertion goes on from that child',
      wrong: {
        'The root gets a second child “t”':
          'A node has one child at most for each character, and words with a common prefix share it.',
        'The word is skipped':
          'Only its first character is in the trie from another word. “ten” itself is not stored yet.',
      },
    },
    why: 'The child “t” was there, and “tea” hangs below it. The new “t” replaced it, so “tea” is lost, and no path spells it any more.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'look',
    code: {
      python: 'if char not in self.root.children:',
      typescript: 'if (!this.root.children.has(char))',
      java: 'if (!root.children.containsKey(c)) {',
      cpp: 'if (!root.children.count(c)) {',
    },
    why: 'Each character must be looked for among the children of the node that was reached, not among those of the root.',
  },
  {
    label: 'follow',
    code: {
      python: 'node = self.root',
      typescript: 'node = this.root',
      java: 'node = root;',
      cpp: 'node = &root;',
    },
    why: 'The next character would be added at the root again, so the word would be no path.',
  },
]
