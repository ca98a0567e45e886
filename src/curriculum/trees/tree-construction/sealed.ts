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
  {
    id: 'tree-construction-s3',
    text: 'Two documents survive from an abbey with 8,000 named cellars. Each had at most one ladder down on its chapel side and one on its barn side, and no two ladders led to the same cellar. A tax roll lists them floor by floor, from the chapel side to the barn side. A wine list names everything under a cellar on its chapel side, then the cellar, then everything under it on its barn side. Where did each ladder lead?',
    world: 'burnt abbey',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'floor by floor',
        tells: 'The first name on this roll among any group is the topmost one of it.',
        decides: false,
      },
      {
        words: 'then the cellar, then everything under it',
        tells: 'The position of a cellar splits the others into its two sides.',
        decides: true,
      },
      {
        words: 'Where did each ladder lead',
        tells: 'Only two lists exist, and the links have to be found.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'The abbey is gone, so nobody can walk through it. The two lists are the results of walks, and the question is what was walked through.',
    },
    why: 'The cellar that comes first on the roll is the top; its position in the wine list splits the rest, and both sides are built alike.',
    cost: 'O(n²)',
  },
  {
    id: 'tree-construction-s4',
    text: 'A toy maker describes his jumping jacks in one line, for instance body(arm(hand,),leg(,foot)). After a part comes nothing, if it moves no other part, or a pair of parentheses with what it moves on the left and on the right, of which one may be missing. Names are arbitrary and may recur. Read a line of 200,000 characters and return the body, so that the workshop can thread the strings from part to part.',
    world: 'jumping jacks',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'Open parentheses can be kept on a stack; that is one way to build the parts inside one another.',
      },
    ],
    evidence: [
      {
        words: 'in one line',
        tells: 'The input is a string, not parts that refer to each other.',
        decides: true,
      },
      {
        words: 'of which one may be missing',
        tells: 'The comma shows on which side a part is, so the line fixes the shape.',
        decides: false,
      },
      {
        words: 'return the body, so that the workshop',
        tells: 'The parts have to be made and linked; the first one stands for all.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Before anything can be walked over, the parts must exist with links to each other. The line has to be read and turned into them.',
    },
    why: 'Read a name, and if a parenthesis follows, read the left part, the comma and the right part in the same way, and link both.',
    cost: 'O(n)',
  },
]
