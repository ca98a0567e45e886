import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'tree-construction-s1',
    text: 'A robot is a tree of up to 100,000 parts, each with a type number and any number of parts attached in a fixed order. Many parts have the same type. A factory abroad must build the same robot, but the only channel to it carries whole numbers one after the other, at most two per part. Which numbers do you send?',
    world: 'robot assemblies',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'any number of parts attached',
        tells: 'The list must say where the children of a node end.',
        decides: false,
      },
      {
        words: 'must build the same robot',
        tells: 'What is written must determine the shape of the tree, not only its contents.',
        decides: true,
      },
      {
        words: 'carries whole numbers one after the other',
        tells: 'A tree becomes a list and a tree again, without links.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing the types in the order of a walk loses the shape: the same list fits a chain of parts and one part that carries all others.',
    },
    why: 'Send each part before the parts attached to it, as its type and how many are attached, so that the factory can read the branches in the same order.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-s2',
    text: 'Trails from a hut form a binary tree of up to 30,000 junctions. A ranger walks all of them, always the left branch before the right one, and writes down each junction when she first reaches it, with the number of junctions between it and the hut. A single branch counts as left. Restore the tree from her log.',
    world: 'trail log',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'The path of open junctions can be kept on a stack, but this is a means: the task is to build a tree from a list.',
      },
    ],
    evidence: [
      {
        words: 'when she first reaches it',
        tells: 'Each junction is written before everything below it.',
        decides: false,
      },
      {
        words: 'the number of junctions between it and the hut',
        tells: 'The depth shows to which earlier junction the next one belongs.',
        decides: true,
      },
      { words: 'Restore the tree from her log', tells: 'A tree is built from a list.', decides: true },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'The log is the result of a walk, and the tree that was walked is missing. Each junction must be attached to the right earlier one.',
    },
    why: 'Keep the path of the current junctions by depth, and attach each new one to the last junction with a depth one less.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
